// Demo accounts and their purpose.
import type { Role } from '../../../../api/roles.ts';

export const DEMO_PASSWORD = 'Demo-2026!';

export interface Persona {
  readonly login: string;
  readonly role: Role;
  readonly company: string;
  readonly about: string;
}

export const personas: readonly Persona[] = [
  {
    login: 'operator',
    role: 'authorized_organization',
    company: 'АО «Расчётный Демо-Оператор»',
    about: 'Все очереди заполнены',
  },
  {
    login: 'ved.active',
    role: 'ved_participant',
    company: 'ООО «Лазурит Импорт»',
    about: 'Сделки во всех статусах, пополнения, договоры, чаты',
  },
  {
    login: 'lp.active',
    role: 'liquidity_provider',
    company: 'ООО «Ликвид-Мост»',
    about: 'Маркет-мейкер: лоты, обмен, вывод',
  },
  {
    login: 'ved.agreements',
    role: 'ved_participant',
    company: 'АО «Стальной Меридиан»',
    about: 'Ждёт принятия соглашения: окно сразу',
  },
  {
    login: 'ved.review',
    role: 'ved_participant',
    company: 'ООО «Кедровая Линия»',
    about: 'На проверке: только просмотр',
  },
  {
    login: 'ved.blocked',
    role: 'ved_participant',
    company: 'ООО «Тёплый Ключ»',
    about: 'Заблокирован: любой вызов отклонён',
  },
  { login: 'ved.closed', role: 'ved_participant', company: 'ООО «Бумажный Кит»', about: 'Закрыт: только история' },
  { login: 'ved.new', role: 'ved_participant', company: 'ООО «Новый Росток»', about: 'Только зарегистрирован' },
  {
    login: 'ved.cargo',
    role: 'ved_participant',
    company: 'АО «Полярное Карго»',
    about: '13 кошельков: две пагинации KYT',
  },
  {
    login: 'ved.foreign',
    role: 'ved_participant',
    company: 'Golden Dune Trading FZ-LLC',
    about: 'Нерезидент, без истории рублёвого счёта',
  },
  {
    login: 'lp.review',
    role: 'liquidity_provider',
    company: 'ООО «Синий Шлюз»',
    about: 'Поставщик на проверке, закрытый чат',
  },
  {
    login: 'lp.foreign',
    role: 'liquidity_provider',
    company: 'Falcon Bridge Liquidity LLC',
    about: 'Нерезидент, два рисковых кошелька',
  },
];
