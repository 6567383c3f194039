export default {
  // General
  'error.UNKNOWN': 'Unknown Error. Please try again in a moment.',
  'error.MALFORMED_JWT': 'Your login could not be read. Please log in again.',
  'error.NOT_EXIST': 'There is nothing here any more. Please go back and choose something else.',
  'error.EMPTY_EMAIL':
    'Your account there gave us no e-mail address. Please allow it and try again, or log in another way.',
  'error.NOT_LOGIN_USER': 'Please log in first.',
  // Gift
  'error.ALREADY_GIVEN_GIFT': 'You have already received this gift. You will find it in your gift box.',
  'error.NOT_FOUND_GIFT': 'This gift is no longer available. Please look for others in your gift box.',
  'error.NOT_FOUND_GIFT_INFO': 'The details of this gift could not be found. Please open your gift box again.',
  'error.UN_MATCHED_GIFT_TARGET_TYPE': 'This gift is for other readers. Please look for others in your gift box.',
  // Points
  'error.MILEAGE_INSUFFICIENT': 'You do not have enough points. Please choose a smaller amount.',
  'error.EXCHANGE_MILEAGE_INSUFFICIENT': 'Points are exchanged from 3,000M, in steps of 200M. Please check the amount.',
  // Purchase
  'error.RENT_PURCHASE_IMPOSSIBLE': 'You are renting this episode already. You can rent it again when the time is up.',
  'error.POSSESSION_PURCHASE_IMPOSSIBLE':
    'You are renting this episode already. You can buy it when the rental has ended.',
  'error.EXIST_LIBRARY': 'This episode is already in your library. You can read it now.',
  'error.COIN_INSUFFICIENT': 'You do not have enough coins. Please get some in the shop.',
  'error.purchase.ADULT_ONLY_CONTENTS': 'This is for adults only. Please log in to confirm your age.',
  'error.UN_MATCHED_RENT_SALE_TYPE': 'This episode is not for rent. You can buy it instead.',
  'error.UN_MATCHED_POSSESSION_SALE_TYPE': 'This episode is not for sale. You can rent it instead.',
  // Detail and viewer
  'error.INVALID_CONTENTS': 'This is not available here at the moment. Please choose something else.',
  'error.UNAUTHORIZED_CONTENTS': 'You do not have this episode yet. Rent or buy it to read on.',
  'error.NOT_FOUND_EPISODE': 'This episode does not exist any more. Please choose another.',
  'error.NOT_FOUND_ACCESS_TOKEN': 'You have been logged out on this device. Please log in again.',
  'error.ADULT_ONLY_CONTENTS': 'This is for adults only. Please confirm your age first.',
  // Login
  'error.ALREADY_USED_EMAIL': 'This e-mail address is already in use. Please log in with it or use another.',
  'error.INVALID_PASSWORD': 'This password cannot be used. Please choose another.',
  'error.INVALID_PW_REGEX': 'Please use 8 to 20 characters for the password, with letters and numbers mixed.',
  'error.login.INVALID_PW_REGEX':
    'Please use 8 to 20 characters for the password, with two or more of: capital letters, small letters, digits, other characters.',
  'error.INCORRECT_PASSWORD': 'The e-mail address or the password is wrong. Please check both.',
  'error.passwordChange.INCORRECT_PASSWORD': 'The current password is wrong. Please enter it again.',
  'error.passwordReset.INCORRECT_PASSWORD': 'The two passwords differ. Please enter the new one twice.',
  'error.INVALID_MAIL_FORM': 'This is not a valid e-mail address. Please check it.',
  'error.DUPLICATE_LOGIN': 'Another account is logged in in this browser. Please log out there first.',
  'error.WITHDRAWAL': 'The deletion of this account was requested. You can sign up again 30 days after the request.',
  'error.NOT_REGISTERED_USER': 'There is no account for this login yet. Please sign up.',
  'error.ALREADY_USED_ANOTHER_PLATFORM':
    'This e-mail address is registered with another way of logging in. Please use that one.',
  'error.EXCEED_AUTH_COUNT': 'That was wrong 5 times. Please wait a while and start again.',
  // Refresh
  'error.EXPIRED_REFRESH_TOKEN': 'You were logged out because you had been away for a while. Please log in again.',
  'error.NOT_FOUND_REFRESH_TOKEN': 'Your login is no longer valid. Please log in again.',
  'error.NEED_TO_REFRESH': 'Your login is being renewed. Please try again.',
  // Event
  'error.NOT_FOUND_EVENT': 'This event does not exist any more. Please look for others.',
  'error.NOT_EVENT_PERIOD': 'This event is not running now. Please check its dates.',
  'error.UNAUTHORIZED_USER': 'Your account cannot take part in this event. Please see its conditions.',
  'error.UNAUTHORIZED_ADULT': 'This event is for adults only. Please confirm your age first.',
  'error.UNAUTHORIZED_NON_ADULT': 'This event is for readers under age only. Please look for others.',
  'error.NOT_EVENT_REMAIN_TICKET': 'You have no ticket left for this event. Please come back with a new one.',
  // Coupon
  'error.NOT_FOUND_COUPON_USER': 'This coupon does not belong to your account. Please choose one of yours.',
  'error.INVALID_MINIMUM_AMOUNT_COUPON':
    'The purchase is too small for this coupon. Please choose a larger product or another coupon.',
  'error.ALREADY_USED_COUPON': 'This coupon has already been used. Please choose another.',
  'error.NOT_FOUND_COUPON': 'There is no such coupon. Please check the code.',
  'error.EXPIRED_COUPON': 'This coupon has expired. Please choose another.',
  'error.ALREADY_RECEIVED_COUPON': 'You have already received this coupon. You will find it among your coupons.',
  'error.SOLD_OUT_COUPON': 'All of these coupons have been given out. Please try another.',
  // Payment
  'error.ALREADY_PAID': 'This order is already paid. Please check your coins.',
  'error.NOT_FOUND_PAYMENT_METHOD': 'This way of paying is not available. Please choose another.',
  'error.NOT_FOUND_COIN_PRODUCT': 'This product is no longer for sale. Please choose another.',
  'error.LIMITED_COIN_PRODUCT': 'This product is sold out. Please choose another.',
  'error.LIMITED_COIN_PRODUCT_USER': 'You have bought this product as often as one reader can. Please choose another.',
  'error.payment.UNKNOWN': 'Payment fail. Please try again.',
  // Password reset and change
  'error.TIMEOUT': 'Too much time has passed. Please start again.',
  'error.NOT_LOCAL_LOGIN_USER':
    'You signed up with a social account, so your password is kept there. Please change it on that site.',
  'error.EQUAL_PASSWORD': 'The new password is the same as the old one. Please choose another.',
  'error.ALREADY_EXECUTION_EXCEPTION': 'This link has already been used. Please ask for a new one.',
  // Finding a password or an id
  'error.FREQUENT_REQUEST': 'That was asked for too often. Please try again after 5 minutes.',
  'error.NOT_FOUND_USER': 'There is no account with these details. Please check them.',
  'error.NOT_FOUND_SMS_USER': 'The code is wrong. Please check the text message.',
  'error.ALREADY_SEND_SMS': 'We have already sent you a code. It is still valid; please check your messages.',
  'error.ALREADY_USE_SMS': 'This code has already been used. Please ask for a new one.',
  // Mail and one-time codes
  'error.INVALID_EMAIL': 'We cannot send to this e-mail address. Please use another.',
  'error.DELETED_USER': 'An account with this address was deleted recently. You can sign up again after 30 days.',
  'error.INVALID_PARAMETER': 'The code is wrong. Please check it and enter it again.',
  'error.EXPIRED_OTP': 'This code has expired. Please ask for a new one.',
  // Deleting an account
  'error.withdrawal.FREQUENT_REQUEST': 'Your request is already being handled. The page loads again.',
  'error.withdrawal.WITHDRAWAL': 'The deletion of this account was already requested. The page loads again.',
  'error.withdrawal.TIMEOUT': 'Too much time has passed. Please start again from the home page.',
  'error.withdrawal.NOT_FOUND_USER': 'This account does not exist any more.',
  // Support ticket
  'error.LIMIT_QNA_COUNT': 'You have sent as many questions as one day allows. Please write again tomorrow.',
  'error.FILE_SIZE': 'A picture may be 3 MB at most. Please choose a smaller one.',
  // Sign-in library
  'error.UnknownError': 'Logging in failed. Please try again.',
  'error.OAuthCallbackError': 'The other site did not confirm your login. Please try again.',
  'error.AccountNotLinkedError': 'This e-mail address belongs to another way of logging in. Please use that one.',
  'error.MissingAPIRouteError': 'Logging in is not available at this address. Please start from the login page.',
  'error.MissingSecretError': 'Logging in is not set up yet. Please try again later.',
  'error.MissingAuthorizeError': 'This way of logging in is not set up yet. Please choose another.',
  'error.MissingAdapterError': 'Logging in by e-mail is not set up yet. Please choose another way.',
  'error.UnsupportedStrategyError': 'This way of logging in is not supported. Please choose another.',
  'error.InvalidCallbackUrl': 'The page to return to is not one of ours. Please start from the login page.',
  // Comments
  'error.EMPTY_COMMENT': 'Write something, or choose an emoticon.',
  'error.COMMENT_TOO_LONG': 'This is too long. Please shorten it to 500 characters.',
  'error.PROHIBITED_WORD': 'This has a word that is not allowed here. Please put it another way.',
  'error.NOT_FOUND_COMMENT': 'This comment is not there any more.',
  'error.OWN_COMMENT': 'This is your own comment.',
  'error.NICKNAME_REQUIRED': 'Please choose a nickname first.',
  'error.COMMENTS_NEED_ACCOUNT': 'Comments are for readers with an account. Please make yours first.',
  'error.BLOCKED_READER_LIMIT': 'You have blocked as many readers as one can. Please unblock one first.',
  // Our own
  'error.PRICE_CHANGED': 'The price has changed. Please check the new one before you confirm.',
  'error.MALFORMED_REQUEST': 'We could not read that. Please check what you entered.',
  'error.FORBIDDEN': 'You are not allowed to do that here.',
  'error.NO_SUCH_ROUTE': 'There is nothing at this address. Please check it.',
  'error.REQUEST_TIMEOUT': 'That took too long to arrive. Please try again.',
  'error.PAYLOAD_TOO_LARGE': 'That is too large. Please send something smaller.',
  'error.UNSUPPORTED_MEDIA_TYPE': 'This kind of file or data is not supported. Please use another.',
  'error.TOO_MANY_REQUESTS': 'That was a little too fast. Please wait a moment and try again.',
  'error.SERVICE_UNAVAILABLE': 'The service is busy at the moment. Please try again shortly.',
} as const;
