// Rows shown on the /kit page.
import type { StatusChipProps } from '../../kit/display/StatusChip.tsx';

export interface SampleDeposit {
  number: string;
  created: string;
  company: string;
  amount: string;
  chip: StatusChipProps;
}

export const SAMPLE_DEPOSITS: readonly SampleDeposit[] = [
  {
    number: 'П-601',
    created: '2026-11-20T11:00:00+03:00',
    company: 'ООО «Лазурит Импорт»',
    amount: '3000000.00',
    chip: { status: 'pending', tone: 'warning', label: 'Ожидает оплаты' },
  },
  {
    number: 'П-602',
    created: '2026-11-19T11:00:00+03:00',
    company: 'ООО «Лазурит Импорт»',
    amount: '5000000.00',
    chip: { status: 'accepted', tone: 'info', label: 'Принята' },
  },
  {
    number: 'П-603',
    created: '2026-11-18T11:00:00+03:00',
    company: 'АО «Полярное Карго»',
    amount: '12000000.00',
    chip: { status: 'on_accounting', tone: 'info', label: 'На учёте' },
  },
  {
    number: 'П-605',
    created: '2026-11-06T11:00:00+03:00',
    company: 'ИП Примеров Иван Образцович',
    amount: '900000.00',
    chip: { status: 'rejected', tone: 'danger', label: 'Отклонена' },
  },
];

export interface SampleWallet {
  currency: string;
  name: string;
  address: string;
  network: string;
  aml: number;
  blocked: boolean;
}

export const SAMPLE_WALLETS: readonly SampleWallet[] = [
  {
    currency: 'USDT',
    name: 'Tether USD',
    address: 'TRg4oXUkEJXSdD2AbNyugHrqKty6ydHLb6',
    network: 'trx',
    aml: 57.8,
    blocked: false,
  },
  {
    currency: 'BTC',
    name: 'Bitcoin',
    address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kz7rs',
    network: 'btc',
    aml: 73,
    blocked: false,
  },
  {
    currency: 'ETH',
    name: 'Ethereum',
    address: '0x56BEF9ff7B2204E15D91Dc4D726d1d573381dFEf',
    network: 'eth',
    aml: 88.9,
    blocked: true,
  },
];
