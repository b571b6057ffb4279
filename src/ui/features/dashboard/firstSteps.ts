// The first steps of an importer, read off what it has. Pure.

export interface FirstStep {
  readonly title: string;
  readonly text: string;
  readonly verb: string;
  readonly href: string;
  readonly isDone: boolean;
}

interface Reached {
  /** Money has come to the rouble account. */
  readonly isFunded: boolean;
  readonly hasContract: boolean;
  readonly hasWallet: boolean;
  readonly hasBought: boolean;
}

/** Until the first payment, which ends the way. */
export const firstSteps = ({ isFunded, hasContract, hasWallet, hasBought }: Reached): readonly FirstStep[] => [
  {
    title: 'Счёт',
    text: 'Пополните рублёвый счёт по реквизитам или QR-коду.',
    verb: 'Пополнить счёт',
    href: '/account/my-wallets',
    isDone: isFunded,
  },
  {
    title: 'Контракт',
    text: 'Внешнеторговый контракт появится в реестре вместе с заявкой на кошелёк.',
    verb: 'Открыть реестр',
    href: '/account/reestr',
    isDone: hasContract,
  },
  {
    title: 'Кошелёк',
    text: 'Добавьте адрес, оператор проверит его.',
    verb: 'Добавить кошелёк',
    href: '/account/digital-wallets',
    isDone: hasWallet,
  },
  {
    title: 'Купить',
    text: 'Купите цифровую валюту на свой кошелёк.',
    verb: 'Купить',
    href: '/account/createRequest',
    isDone: hasBought,
  },
  {
    title: 'Оплатить',
    text: 'Отправьте платёж поставщику по контракту.',
    verb: 'Оплатить поставщику',
    href: '/account/history-request-for-payment-ved?pay=new',
    isDone: false,
  },
];
