import { html } from 'hono/html';
import { answers, customerPage, type Markup } from '../page.ts';
import { NICE_ANSWERS, NICE_PATH, type NiceAnswer } from './nice-answer.ts';

const SERVICE = 'NICE';
const TITLE = 'Identity check by phone';
/** What a person does, then what NICE does wrong. */
const ANSWERS = Object.entries(NICE_ANSWERS);

/** The pop-up: the person's data, and how NICE must answer. */
export function checkPage(checkId: string, complaint: string | null): Markup {
  return customerPage({
    service: SERVICE,
    title: TITLE,
    body: html`<p>Every name and date passes.</p>
      ${complaint === null ? '' : html`<p role="alert">${complaint}</p>`}
      <form method="post" action="${NICE_PATH}/check/${checkId}" id="check">
        <fieldset>
          <legend>Person</legend>
          <label>Name <input type="text" name="name" value="김하늘" maxlength="40"></label>
          <label>Date of birth <input type="date" name="birthDate" value="1995-05-05"></label>
          <label>Phone number <input type="tel" name="phone" value="01012345678" maxlength="20"></label>
          <label><input type="radio" name="gender" value="F" checked> Woman</label>
          <label><input type="radio" name="gender" value="M"> Man</label>
        </fieldset>
        ${answers('answer', ANSWERS.slice(0, 2))}
      </form>`,
    tools: html`<h2>Answer wrongly</h2>
      ${answers('answer', ANSWERS.slice(2), 'check')}`,
  });
}

/** The real NICE posts back by script; here the reader uses a button. */
export function returnPage(returnUrl: string, answer: NiceAnswer): Markup {
  return customerPage({
    service: SERVICE,
    title: 'Back to the store',
    body: html`<form method="post" action="${returnUrl}">
        ${Object.entries(answer).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
        <div class="answers"><button autofocus>Continue</button></div>
      </form>`,
  });
}

export function refusedPage(sentence: string): Markup {
  return customerPage({ service: SERVICE, title: TITLE, body: html`<p role="alert">${sentence}</p>` });
}
