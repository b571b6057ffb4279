// First steps of an importer, derived from its data. Pure.

export interface FirstStep {
  readonly title: string;
  readonly text: string;
  readonly actionLabel: string;
  readonly href: string;
  readonly isDone: boolean;
}

interface Reached {
  /** Money was credited to the rouble account. */
  readonly isFunded: boolean;
  readonly hasContract: boolean;
  readonly hasWallet: boolean;
  readonly hasBought: boolean;
}

/** Shown until the first payment. */
export const getFirstSteps = ({ isFunded, hasContract, hasWallet, hasBought }: Reached): readonly FirstStep[] => [
  {
    title: 'Счёт',
    text: 'Пополните рублёвый счёт по реквизитам или QR-коду.',
    actionLabel: 'Пополнить счёт',
    href: '/account/my-wallets',
    isDone: isFunded,
  },
  {
    title: 'Контракт',
    text: 'Зарегистрируйте контракт и кошелёк для расчётов по нему.',
    actionLabel: 'Добавить контракт',
    href: '/account/reestr',
    isDone: hasContract,
  },
  {
    title: 'Кошелёк',
    text: 'Добавьте адрес, оператор проверит его.',
    actionLabel: 'Добавить кошелёк',
    href: '/account/digital-wallets',
    isDone: hasWallet,
  },
  {
    title: 'Купить',
    text: 'Купите цифровую валюту на свой кошелёк.',
    actionLabel: 'Купить',
    href: '/account/createRequest',
    isDone: hasBought,
  },
  {
    title: 'Оплатить',
    text: 'Отправьте платёж поставщику по контракту.',
    actionLabel: 'Оплатить поставщику',
    href: '/account/history-request-for-payment-ved?pay=new',
    isDone: false,
  },
];
