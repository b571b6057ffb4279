// How to reach the operator from outside its chat: settings of the deployment (design.md section 5, docs/operations.md).

/** A way to the operator; `href` is a mailto: or tel: address. */
export interface Contact {
  readonly label: string;
  readonly text: string;
  readonly href: string;
}

/** The configured contacts, e-mail first; none where the deployment names none. */
export function getSupportContacts(): readonly Contact[] {
  const email: string = import.meta.env.VITE_SUPPORT_EMAIL ?? '';
  const phone: string = import.meta.env.VITE_SUPPORT_PHONE ?? '';
  const contacts: Contact[] = [];
  if (email !== '') contacts.push({ label: 'Электронная почта', text: email, href: `mailto:${email}` });
  if (phone !== '') contacts.push({ label: 'Телефон', text: phone, href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` });
  return contacts;
}
