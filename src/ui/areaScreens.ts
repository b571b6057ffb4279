// The areas' part of THE screen table (screens.ts), in a chunk of its own: the public pages do not carry it.
import { lazyView } from './bind/lazyView.ts';
import type { Screen } from './screens.ts';

const kyt = lazyView(() => import('./areas/organization/Kyt.tsx'));
const support = lazyView(() => import('./areas/organization/Support.tsx'));
const depositRequests = lazyView(() => import('./areas/organization/DepositRequests.tsx'));
const depositsInWork = lazyView(() => import('./areas/account/ReplenishmentRequests.tsx'));
const withdrawalRequests = lazyView(() => import('./areas/organization/WithdrawalRequests.tsx'));
const operationRegistry = lazyView(() => import('./areas/organization/OperationRegistry.tsx'));
const operationDetails = lazyView(() => import('./areas/organization/OperationDetails.tsx'));
const operationHistory = lazyView(() => import('./areas/organization/OperationHistory.tsx'));
const responsibilityReport = lazyView(() => import('./areas/organization/ResponsibilityReport.tsx'));
const operationsStatus = lazyView(() => import('./areas/liquidity/OperationsStatus.tsx'));
const requestInformation = lazyView(() => import('./areas/RequestInformation.tsx'));
const activeDeals = lazyView(() => import('./areas/organization/ActiveDeals.tsx'));
const requestDetails = lazyView(() => import('./areas/organization/RequestDetails.tsx'));
const dealDetails = lazyView(() => import('./areas/organization/DealDetails.tsx'));
const queueRequests = lazyView(() => import('./areas/organization/QueueRequests.tsx'));
const dealRegistry = lazyView(() => import('./areas/organization/DealRegistry.tsx'));
const lotRequests = lazyView(() => import('./areas/organization/LotRequests.tsx'));
/** One view for both: clients of either role have the same histories. */
const operationsHistory = lazyView(() => import('./areas/account/OperationsHistory.tsx'));
const clients = lazyView(() => import('./areas/organization/Clients.tsx'));
const users = lazyView(() => import('./areas/organization/Users.tsx'));
const kycVerification = lazyView(() => import('./areas/organization/KycVerification.tsx'));
const participantForm = lazyView(() => import('./areas/organization/ParticipantForm.tsx'));
const providerForm = lazyView(() => import('./areas/organization/ProviderForm.tsx'));
const requestClosed = lazyView(() => import('./areas/organization/RequestClosed.tsx'));
const rating = lazyView(() => import('./areas/organization/Rating.tsx'));
const reviews = lazyView(() => import('./areas/organization/Reviews.tsx'));
const helpCenter = lazyView(() => import('./areas/HelpCenter.tsx'));
const verification = lazyView(() => import('./areas/liquidity/Verification.tsx'));
const ownCompanyForm = lazyView(() => import('./areas/liquidity/CompanyForm.tsx'));
const ownProviderForm = lazyView(() => import('./areas/liquidity/ProviderForm.tsx'));
const profile = lazyView(() => import('./areas/Profile.tsx'));
const accountDashboard = lazyView(() => import('./areas/account/Dashboard.tsx'));
const liquidityDashboard = lazyView(() => import('./areas/liquidity/Dashboard.tsx'));
const operatorHome = lazyView(() => import('./areas/organization/Home.tsx'));
const helpChat = lazyView(() => import('./areas/HelpChat.tsx'));
const myWallets = lazyView(() => import('./areas/account/MyWallets.tsx'));
const digitalWallets = lazyView(() => import('./areas/account/DigitalWallets.tsx'));
const providerWallets = lazyView(() => import('./areas/liquidity/MyWallets.tsx'));
const myCheck = lazyView(() => import('./areas/organization/MyCheck.tsx'));
const reestr = lazyView(() => import('./areas/account/Reestr.tsx'));
const paymentsVed = lazyView(() => import('./areas/account/PaymentsVed.tsx'));
const reestrContracts = lazyView(() => import('./areas/organization/ReestrContracts.tsx'));
const paymentRequestsVed = lazyView(() => import('./areas/organization/PaymentRequestsVed.tsx'));
const operatorWallets = lazyView(() => import('./areas/organization/Wallets.tsx'));
const walletRequests = lazyView(() => import('./areas/organization/WalletRequest.tsx'));
const custodialSolution = lazyView(() => import('./areas/organization/CustodialSolution.tsx'));
const deals = lazyView(() => import('./areas/Deals.tsx'));
const deal = lazyView(() => import('./areas/Deal.tsx'));
const dealHistory = lazyView(() => import('./areas/DealHistory.tsx'));
const market = lazyView(() => import('./areas/Market.tsx'));
const createRequest = lazyView(() => import('./areas/CreateRequest.tsx'));
const walletChat = lazyView(() => import('./areas/WalletChat.tsx'));

const accountScreens: readonly Screen[] = [
  { path: '/account/dashboard', area: 'account', title: 'Главная', group: 'Главная', view: accountDashboard },
  { path: '/account/edit', area: 'account', title: 'Профиль организации', group: 'Профиль', view: profile },
  { path: '/account/help-chat', area: 'account', title: 'Чат поддержки', group: 'Поддержка', view: helpChat },
  { path: '/account/help-chat/:id', area: 'account', title: 'Чат поддержки', view: helpChat },
  { path: '/account/my-wallets', area: 'account', title: 'Мой счёт и кошельки', group: 'Кошельки', view: myWallets },
  { path: '/account/my-wallets/chat', area: 'account', title: 'Чат по кошелькам', view: walletChat },
  {
    path: '/account/digital-wallets',
    area: 'account',
    title: 'Цифровые кошельки',
    group: 'Кошельки',
    view: digitalWallets,
  },
  {
    path: '/account/replenishment-requests',
    area: 'account',
    title: 'Заявки на пополнение',
    group: 'Кошельки',
    view: depositsInWork,
  },
  {
    path: '/account/deal',
    area: 'account',
    title: 'Сделки',
    group: 'Сделки',
    records: ['/account/deal-exchange', '/account/deal-sales'],
    view: deals,
  },
  { path: '/account/deal/:id', area: 'account', title: 'Сделка: покупка', view: deal },
  { path: '/account/deal-exchange/:id', area: 'account', title: 'Сделка: обмен', view: deal },
  { path: '/account/deal-sales/:id', area: 'account', title: 'Сделка: продажа', view: deal },
  {
    path: '/account/history-ved',
    area: 'account',
    title: 'История сделок',
    group: 'Сделки',
    records: ['/account/history-ved-exchange', '/account/history-ved-sale'],
    view: dealHistory,
  },
  { path: '/account/history-ved/:id', area: 'account', title: 'История: покупка', view: deal },
  { path: '/account/history-ved-exchange/:id', area: 'account', title: 'История: обмен', view: deal },
  { path: '/account/history-ved-sale/:id', area: 'account', title: 'История: продажа', view: deal },
  {
    path: '/account/operations-history',
    area: 'account',
    title: 'История операций',
    group: 'Кошельки',
    view: operationsHistory,
  },
  { path: '/account/request', area: 'account', title: 'Заявки', group: 'Сделки', view: market },
  { path: '/account/createRequest', area: 'account', title: 'Создать заявку', group: 'Сделки', view: createRequest },
  { path: '/account/reestr', area: 'account', title: 'Реестр договоров', group: 'ВЭД', view: reestr },
  { path: '/account/request-information', area: 'account', title: 'Информация о заявке', view: requestInformation },
  { path: '/account/help-center', area: 'account', title: 'Справочный центр', group: 'Поддержка', view: helpCenter },
  {
    path: '/account/history-request-for-payment-ved',
    area: 'account',
    title: 'Заявки на оплату ВЭД',
    group: 'ВЭД',
    view: paymentsVed,
  },
];

const liquidityScreens: readonly Screen[] = [
  { path: '/liquidity/dashboard', area: 'liquidity', title: 'Главная', group: 'Главная', view: liquidityDashboard },
  { path: '/liquidity/edit', area: 'liquidity', title: 'Профиль организации', group: 'Профиль', view: profile },
  { path: '/liquidity/help-chat', area: 'liquidity', title: 'Чат поддержки', group: 'Поддержка', view: helpChat },
  { path: '/liquidity/help-chat/:id', area: 'liquidity', title: 'Чат поддержки', view: helpChat },
  { path: '/liquidity/my-wallets', area: 'liquidity', title: 'Мои кошельки', group: 'Кошельки', view: providerWallets },
  { path: '/liquidity/my-wallets/chat', area: 'liquidity', title: 'Чат по кошелькам', view: walletChat },
  {
    path: '/liquidity/operations-status',
    area: 'liquidity',
    title: 'Статус операций',
    group: 'Операции',
    view: operationsStatus,
  },
  {
    path: '/liquidity/deal',
    area: 'liquidity',
    title: 'Сделки',
    group: 'Сделки',
    records: ['/liquidity/deal-exchange', '/liquidity/deal-sales'],
    view: deals,
  },
  { path: '/liquidity/deal/:id', area: 'liquidity', title: 'Сделка: покупка', view: deal },
  { path: '/liquidity/deal-exchange/:id', area: 'liquidity', title: 'Сделка: обмен', view: deal },
  { path: '/liquidity/deal-sales/:id', area: 'liquidity', title: 'Сделка: продажа', view: deal },
  {
    path: '/liquidity/history',
    area: 'liquidity',
    title: 'История сделок',
    group: 'Сделки',
    records: ['/liquidity/history-exchange', '/liquidity/history-sale'],
    view: dealHistory,
  },
  { path: '/liquidity/history/:id', area: 'liquidity', title: 'История: покупка', view: deal },
  { path: '/liquidity/history-exchange/:id', area: 'liquidity', title: 'История: обмен', view: deal },
  { path: '/liquidity/history-sale/:id', area: 'liquidity', title: 'История: продажа', view: deal },
  {
    path: '/liquidity/operations-history',
    area: 'liquidity',
    title: 'История операций',
    group: 'Операции',
    view: operationsHistory,
  },
  { path: '/liquidity/verification', area: 'liquidity', title: 'Верификация', group: 'Профиль', view: verification },
  { path: '/liquidity/verification/form', area: 'liquidity', title: 'Анкета организации', view: ownCompanyForm },
  {
    path: '/liquidity/verification/liqudity-form',
    area: 'liquidity',
    title: 'Анкета поставщика ликвидности',
    view: ownProviderForm,
  },
  { path: '/liquidity/request', area: 'liquidity', title: 'Заявки', group: 'Сделки', view: market },
  {
    path: '/liquidity/createRequest',
    area: 'liquidity',
    title: 'Создать заявку',
    group: 'Сделки',
    view: createRequest,
  },
  {
    path: '/liquidity/help-center',
    area: 'liquidity',
    title: 'Справочный центр',
    group: 'Поддержка',
    view: helpCenter,
  },
  { path: '/liquidity/request-information', area: 'liquidity', title: 'Информация о заявке', view: requestInformation },
];

const organizationScreens: readonly Screen[] = [
  {
    path: '/organization',
    area: 'organization',
    title: 'Профиль организации',
    group: 'Организация',
    view: operatorHome,
  },
  { path: '/organization/support', area: 'organization', title: 'Чат поддержки', group: 'Поддержка', view: support },
  { path: '/organization/support/:id', area: 'organization', title: 'Чат поддержки', view: support },
  { path: '/organization/rating', area: 'organization', title: 'Рейтинг', group: 'Организация', view: rating },
  { path: '/organization/reviews', area: 'organization', title: 'Отзывы', group: 'Организация', view: reviews },
  { path: '/organization/reviews/:id', area: 'organization', title: 'Отзыв', view: reviews },
  { path: '/organization/clients', area: 'organization', title: 'Клиенты', group: 'Клиенты', view: clients },
  {
    path: '/organization/kyc-verification',
    area: 'organization',
    title: 'Верификация KYC',
    group: 'Клиенты',
    records: ['/organization/verification/form', '/organization/verification/liqudity-form'],
    view: kycVerification,
  },
  {
    path: '/organization/verification/form/:id',
    area: 'organization',
    title: 'Анкета участника ВЭД',
    view: participantForm,
  },
  {
    path: '/organization/verification/liqudity-form/:id',
    area: 'organization',
    title: 'Анкета поставщика ликвидности',
    view: providerForm,
  },
  {
    path: '/organization/active-deals',
    area: 'organization',
    title: 'Активные сделки',
    group: 'Сделки',
    view: activeDeals,
  },
  { path: '/organization/active-deals/:id', area: 'organization', title: 'Активная сделка', view: activeDeals },
  { path: '/organization/active-deals/details', area: 'organization', title: 'Детали заявки', view: requestDetails },
  { path: '/organization/active-deals/registry', area: 'organization', title: 'Детали сделки', view: dealDetails },
  { path: '/organization/kyt-requests', area: 'organization', title: 'KYT', group: 'Комплаенс', view: kyt },
  { path: '/organization/kyt-requests/:id', area: 'organization', title: 'KYT: кошельки', view: kyt },
  {
    path: '/organization/queue-requests',
    area: 'organization',
    title: 'Очередь заявок',
    group: 'Сделки',
    records: ['/organization/queue-requests-sale', '/organization/queue-requests-exchange'],
    view: queueRequests,
  },
  { path: '/organization/queue-requests/:id', area: 'organization', title: 'Заявка на покупку', view: queueRequests },
  {
    path: '/organization/queue-requests-sale/:id',
    area: 'organization',
    title: 'Заявка на продажу',
    view: queueRequests,
  },
  {
    path: '/organization/queue-requests-exchange/:id',
    area: 'organization',
    title: 'Заявка на обмен',
    view: queueRequests,
  },
  {
    path: '/organization/deal-registry',
    area: 'organization',
    title: 'Реестр сделок',
    group: 'Сделки',
    records: ['/organization/lot-requests', '/organization/lot-requests-sale'],
    view: dealRegistry,
  },
  { path: '/organization/lot-requests/:id', area: 'organization', title: 'Лот: покупка', view: lotRequests },
  { path: '/organization/lot-requests-sale/:id', area: 'organization', title: 'Лот: продажа', view: lotRequests },
  {
    path: '/organization/payment-requests-ved',
    area: 'organization',
    title: 'Заявки на оплату ВЭД',
    group: 'Платежи',
    view: paymentRequestsVed,
  },
  {
    path: '/organization/payment-requests-ved/:id',
    area: 'organization',
    title: 'Заявка на оплату ВЭД',
    view: paymentRequestsVed,
  },
  {
    path: '/organization/withdrawal-requests',
    area: 'organization',
    title: 'Заявки на вывод',
    group: 'Платежи',
    view: withdrawalRequests,
  },
  {
    path: '/organization/withdrawal-requests/:id',
    area: 'organization',
    title: 'Заявка на вывод',
    view: withdrawalRequests,
  },
  {
    path: '/organization/deposit-requests',
    area: 'organization',
    title: 'Заявки на пополнение',
    group: 'Платежи',
    view: depositRequests,
  },
  {
    path: '/organization/deposit-requests/:id',
    area: 'organization',
    title: 'Заявка на пополнение',
    view: depositRequests,
  },
  {
    path: '/organization/reestr-operation',
    area: 'organization',
    title: 'Реестр операций',
    group: 'Реестры',
    records: ['/organization/transaction-details'],
    view: operationRegistry,
  },
  {
    path: '/organization/request-information',
    area: 'organization',
    title: 'Информация о заявке',
    view: requestInformation,
  },
  {
    path: '/organization/reestr-users',
    area: 'organization',
    title: 'Реестр пользователей',
    group: 'Клиенты',
    view: users,
  },
  { path: '/organization/reestr-users/:id', area: 'organization', title: 'Организация', view: users },
  {
    path: '/organization/transaction-details/:id',
    area: 'organization',
    title: 'Детали операции',
    view: operationDetails,
  },
  {
    path: '/organization/reestr-contracts',
    area: 'organization',
    title: 'Реестр договоров',
    group: 'Реестры',
    view: reestrContracts,
  },
  {
    path: '/organization/request-closed',
    area: 'organization',
    title: 'Заявки на закрытие',
    group: 'Клиенты',
    view: requestClosed,
  },
  {
    path: '/organization/operation-history-organization',
    area: 'organization',
    title: 'История операций',
    group: 'Реестры',
    view: operationHistory,
  },
  {
    path: '/organization/responsibility-report',
    area: 'organization',
    title: 'Отчёт ответственного лица',
    group: 'Реестры',
    view: responsibilityReport,
  },
  {
    path: '/organization/wallets',
    area: 'organization',
    title: 'Кошельки организации',
    group: 'Кошельки',
    view: operatorWallets,
  },
  {
    path: '/organization/custodial-solution',
    area: 'organization',
    title: 'Кастодиальное решение',
    group: 'Кошельки',
    view: custodialSolution,
  },
  {
    path: '/organization/wallet-request',
    area: 'organization',
    title: 'Заявки на кошельки',
    group: 'Кошельки',
    view: walletRequests,
  },
  { path: '/organization/my-check', area: 'organization', title: 'Мой счёт', group: 'Организация', view: myCheck },
];

/** Every screen of the three areas. */
export const areaScreens: readonly Screen[] = [...accountScreens, ...liquidityScreens, ...organizationScreens];
