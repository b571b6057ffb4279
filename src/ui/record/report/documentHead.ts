// Head of documents created in the page: the owner, and in the demo a mark that the data is fictitious.

// Undefined in a test, where Vite defines no constants.
const isDemo: unknown = import.meta.env.VITE_DEMO;

export const DEMO_DOCUMENT_MARK: { readonly mark?: string } =
  isDemo === true ? { mark: 'Демонстрационный документ' } : {};

/** Unknown values are null. */
export interface DocumentOwner {
  readonly company_name: string | null;
  readonly inn: string | null;
  readonly kpp: string | null;
}

/** «ООО «Лазурит Импорт», ИНН 0077101379, КПП 007701001». */
export const describeOwner = (owner: DocumentOwner | null): string =>
  owner
    ? [owner.company_name, owner.inn && `ИНН ${owner.inn}`, owner.kpp && `КПП ${owner.kpp}`].filter(Boolean).join(', ')
    : '';
