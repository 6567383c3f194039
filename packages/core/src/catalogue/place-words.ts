/**
 * Words for the first and the last episodes of a work, in the languages of all regions: alternatives for expressions with the
 * flags `i` and `u`, in NFC.
 */
export const PROLOGUE_WORDS =
  'prolog(?:ue)?|プロローグ|序[章幕]|프롤로그|서[장막]|楔子|引子|บทนำ|อารัมภบท|ปฐมบท|(?:ال)?مقدمة|(?:ال)?تمهيد|برولوغ';

export const FINAL_WORDS =
  '(?:final|last)\\s(?:chapter|episode|issue)|(?:letzte|finale)\\s(?:folge|episode)|(?:letztes|finales)\\skapitel|dernier\\s(?:chapitre|épisode)|(?:chapitre|épisode)\\sfinal|(?:最終|最终)[話话回章巻卷集]|最[後后]一[話话回章集]|完[結结][編编篇]|大[結结]局|최종[화회장편]|마지막\\s?[화회장편]|완결[화편]|ตอนจบ|ตอนสุดท้าย|ตอนอวสาน|บทสุดท้าย|(?:ال)?(?:حلقة|فصل)\\s(?:ال)?[أا]خيرة?';

export const EPILOGUE_WORDS =
  '[eé]pilog(?:ue)?|エピローグ|終[章幕]|终[章幕]|에필로그|종[장막]|尾[聲声]|บทส่งท้าย|ปัจฉิมบท|(?:ال)?خاتمة';
