import { DomUtils, parseDocument } from 'htmlparser2';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** A field of a form, as a screen reader finds it. */
interface ReadField {
  /** The value that is sent; null if the field is not sent, such as a box that is not ticked. */
  value: string | null;
  /** A checkbox or a radio button. */
  isChoice: boolean;
  isInvalid: boolean;
  /** The texts that describe it. */
  description: string;
}

/** A form of a document. */
export interface ReadForm {
  /** The address that it is sent to; null means the document's own address. */
  action: string | null;
  isMultipart: boolean;
  /** Several fields with one name are radio buttons: the checked one counts. */
  fields: ReadonlyMap<string, ReadField>;
  /** The alerts inside the form that do not belong to a field. */
  alerts: readonly string[];
}

const words = (node: Parameters<typeof DomUtils.textContent>[0]) =>
  DomUtils.textContent(node).replaceAll(/\s+/g, ' ').trim();
const attribute = (element: Element, name: string) => DomUtils.getAttributeValue(element, name);

/** The forms of a document that are posted, as in a browser without script. */
export function readForms(html: string): ReadForm[] {
  const document = parseDocument(html);
  const byId = new Map(
    DomUtils.findAll((element) => attribute(element, 'id') !== undefined, document.children).map((element) => [
      attribute(element, 'id'),
      element,
    ]),
  );
  return DomUtils.getElementsByTagName('form', document)
    .filter((form) => attribute(form, 'method') === 'post')
    .map((form) => {
      const controls = DomUtils.findAll(({ name }) => ['input', 'select', 'textarea'].includes(name), form.children);
      const describedBy = (element: Element) => (attribute(element, 'aria-describedby') ?? '').split(' ');
      const notes = new Set(controls.flatMap(describedBy).filter((id) => id !== ''));
      const fields = new Map<string, ReadField>();
      for (const control of controls) {
        const name = attribute(control, 'name');
        if (name === undefined) continue;
        const known = fields.get(name);
        fields.set(name, {
          value: known?.value ?? sentBy(control),
          isChoice: isChoice(control),
          isInvalid: known?.isInvalid === true || attribute(control, 'aria-invalid') === 'true',
          description: describedBy(control)
            .map((id) => byId.get(id))
            .map((note) => (note === undefined ? '' : words(note)))
            .join(' ')
            .trim(),
        });
      }
      const alerts = DomUtils.findAll((element) => attribute(element, 'role') === 'alert', form.children);
      return {
        action: attribute(form, 'action') ?? null,
        isMultipart: attribute(form, 'enctype') === 'multipart/form-data',
        fields,
        alerts: alerts.filter((alert) => !notes.has(attribute(alert, 'id') ?? '')).map(words),
      };
    });
}

function sentBy(control: Element): string | null {
  if (attribute(control, 'disabled') !== undefined) return null;
  if (control.name === 'textarea') return DomUtils.textContent(control);
  if (control.name === 'select') {
    const options = DomUtils.getElementsByTagName('option', control);
    const chosen = options.find((option) => attribute(option, 'selected') !== undefined) ?? options[0];
    return chosen === undefined ? null : (attribute(chosen, 'value') ?? words(chosen));
  }
  const type = attribute(control, 'type');
  if (type === 'file') return null;
  if (!isChoice(control)) return attribute(control, 'value') ?? '';
  return attribute(control, 'checked') === undefined ? null : (attribute(control, 'value') ?? 'on');
}

const isChoice = (control: Element) => ['checkbox', 'radio'].includes(attribute(control, 'type') ?? '');
