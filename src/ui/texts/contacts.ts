// Contacts of the operator outside the chat: settings of the deployment (docs/operations.md).

/** A contact; `href` is a mailto: or tel: URL. */
export interface Contact {
  readonly label: string;
  readonly text: string;
  readonly href: string;
}

/** Configured contacts, e-mail first; empty if none are set. */
export function getSupportContacts(): readonly Contact[] {
  const email: string = import.meta.env.VITE_SUPPORT_EMAIL ?? '';
  const phone: string = import.meta.env.VITE_SUPPORT_PHONE ?? '';
  const contacts: Contact[] = [];
  if (email !== '') contacts.push({ label: 'Электронная почта', text: email, href: `mailto:${email}` });
  if (phone !== '') contacts.push({ label: 'Телефон', text: phone, href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` });
  return contacts;
}
