// Scope of `npm run mutants`, the tests of each source, and the reviewed equivalent mutants.

/** Sources with logic, and the calls that block everything else. */
export const MUTATED_FILES = [
  'src/api/validation',
  'src/api/client.ts',
  'src/api/amounts/decimal.ts',
  'src/api/amounts/fee.ts',
  'src/api/amounts/tradeLimit.ts',
  'src/api/amounts/tradeAmounts.ts',
  'src/api/urlGuard.ts',
  'src/api/amounts/currencyDecimals.ts',
  'src/api/storage/storage.ts',
  'src/api/storage/storageJson.ts',
  'src/api/tokens.ts',
  'src/machines/form/linkedAmounts.ts',
  'src/machines/data/mutation.machine.ts',
  'src/machines/data/request.machine.ts',
  'src/machines/app/topModal.ts',
  'src/machines/app/transport.ts',
  'src/mock-server/domain/money/decimal.ts',
  'src/mock-server/domain/money/ledger.ts',
  'src/mock-server/domain/money/reserves.ts',
  'src/machines/app/failures.machine.ts',
  'src/api/errors/catalogue.ts',
  'src/api/errors/failure.ts',
  'src/api/errors/responseMessages.ts',
];

/** Sources of `--sample`: those that compute, decide or send. */
export const SAMPLED_FILES = [
  'src/api',
  'src/machines',
  'src/mock-server/routes',
  'src/mock-server/domain',
  'src/mock-server/transports',
  'src/ui/features',
  'src/ui/hooks',
  'src/ui/form',
  'src/ui/list',
  'src/ui/record',
];

/** Tests of `tests/ui` that need no page, as in vitest.config.ts: they run in Node, which is ten times faster. */
export const WITHOUT_PAGE =
  /\/pure\/|kyt\.pure\.test|\/(?:menu|passwordStrength|public\.masks|kit\/\{format,amountInput\})\.test/;

/** Tests of a feature's screens, below tests/ui. @type {Readonly<Record<string, string>>} */
const SCREENS = {
  activeDeals: 'activeDeals,trades.lists',
  agreements: 'agreements',
  auth: 'login,captcha,recovery,password,modals',
  chat: 'chat.area,chat.named,chat.waits',
  contracts: 'operatorCards,ved',
  custody: 'addFunds,walletDesk',
  dashboard: 'dashboard',
  deposits: 'deposits,depositBill,forms.money',
  fiat: 'forms.money,withdrawals',
  help: 'helpCenter',
  inbox: 'inbox',
  kyt: 'kyt.acts,kyt.companies,kyt.wallets',
  ledger: 'ledger',
  notifications: 'notifications,bellLinks',
  operations: 'operationDesk,submissions',
  operatorHome: 'operatorCounters',
  operatorWallets: 'walletDesk,forms.wallets',
  organizations: 'clients,operatorCards,manyOrganizations',
  payments: 'ved,forms.money',
  profile: 'profile,forms.account',
  registration: 'registration',
  reports: 'papers,operationDesk',
  search: 'globalSearch',
  submissions: 'submissions',
  trades: 'trades.create,trades.lists,tradeDesk,queue',
  wallets: 'wallets,forms.wallets',
  withdrawals: 'withdrawals,forms.money',
};

/** Without the chat model and the race tests: they would take a minute per mutant. */
const CHAT = 'tests/machines/chat.{catchUp,connection,outbox,paging,sending,states,surroundings,tabs,waits}.test.ts';

/** @param {string} name */
const screenTest = (name) => `tests/ui/${name}.test.tsx`;

/**
 * Tests by source; the first matching row applies. Static mutants (code that runs on module load) run all tests of a row,
 * so rows are narrow.
 * @type {readonly (readonly [sources: RegExp, tests: string])[]}
 */
export const TEST_FILES = [
  [/^src\/api\/validation\//, 'tests/api/checks.test.ts'],
  [
    /^src\/api\/errors\/(?:catalogue|failure|responseMessages)/,
    'tests/api/failures.test.ts tests/contract/errors.test.ts tests/machines/failures.test.ts',
  ],
  [/^src\/api\/(?:client|multipart|errors\/retryAfter)/, 'tests/api/client.test.ts tests/api/fileNames.test.ts'],
  [
    /^src\/api\/(?:endpoint|roles)\.ts/,
    'tests/api/{client,pages,tokens}.test.ts tests/contract/endpoints.test.ts tests/mock-server/contracts.test.ts',
  ],
  [/^src\/api\/amounts\/fee/, 'tests/mock-server/{ledger,lots}.test.ts'],
  [/^src\/api\/(chatSocket|tokens)/, 'tests/api/$1.test.ts'],
  [/^src\/api\/storage\/storage\.ts/, 'tests/api/kept.test.ts'],
  [/^src\/api\/urlGuard/, 'tests/api/pages.test.ts'],
  [/^src\/api\/schemas\/fields/, 'tests/api/fields.test.ts'],
  [/^src\/api\/amounts\//, 'tests/machines/linkedSums.test.ts tests/mock-server/{lots,seeds,trades}.test.ts'],
  [/^src\/api\//, 'tests/contract/{chatSocket,endpoints,records}.test.ts'],
  [/^src\/machines\/lifecycles\//, 'tests/machines/lifecycles/*.test.ts'],
  [/^src\/machines\/app\/topModal/, 'tests/machines/failures.test.ts tests/models/failures.actor.test.ts'],
  [/^src\/machines\/data\/lists\/allPages/, 'tests/machines/{chat.catchUp,chatCreate,chatList,pages}.test.ts'],
  [/^src\/machines\/data\/lists\/adjacentPage/, 'tests/machines/pages.test.ts'],
  [/^src\/machines\/chat\/list\/chatRoute/, 'tests/machines/chatList.test.ts'],
  [/^src\/machines\/chat\/list\/chatList/, 'tests/machines/chatList.test.ts'], // its model takes half a minute per mutant
  [
    /^src\/machines\/(?:chat\/list\/(?:createChat|findOrCreateChat)|data\/(?:invalidation|lists\/findInList))/,
    'tests/machines/chatCreate.test.ts',
  ],
  [
    /^src\/machines\/chat\/list\/(?:firstMessage|startChat)/,
    'tests/machines/{chatCreate,chatStart}.test.ts tests/models/startChat.actor.test.ts',
  ],
  [/^src\/machines\/form\/captcha/, 'tests/ui/captcha.test.tsx tests/models/captcha.actor.test.ts'],
  [/^src\/machines\/session\/signOutSync/, 'tests/machines/leaving.test.ts'],
  [/^src\/machines\/session\/unsentData/, 'tests/machines/chat.tabs.test.ts'],
  [/^src\/machines\/recovery\/sentCode/, 'tests/machines/{recovery,sentCode}.test.ts'],
  [/^src\/machines\/data\/ports/, 'tests/machines/{app,query}.test.ts'],
  [/^src\/machines\/app\/prefetchedCall/, 'tests/ui/boot/earlyCall.test.ts'],
  [/^src\/machines\/app\/transport/, 'tests/machines/{freshness,yielding}.test.ts'],
  [
    /^src\/machines\/app\/(?:app|requestPorts|services)/,
    'tests/machines/{app,failures,freshness,request,session,unread}.test.ts tests/models/app.actor.test.ts',
  ],
  [/^src\/machines\/chat\/frameBatch/, 'tests/machines/chat.{connection,flood}.test.ts'],
  [/^src\/machines\/chat\/timeline/, 'tests/machines/chat.timeline.test.ts'],
  [/^src\/machines\/chat\/outbox/, 'tests/machines/chat.{outbox,sending,tabs}.test.ts'],
  [/^src\/machines\/chat\/history/, 'tests/machines/chat.{catchUp,outbox,surroundings,tabs}.test.ts'],
  [
    /^src\/machines\/chat\/chat\.machine\.ts$/,
    'tests/machines/chat.{catchUp,outbox,paging,states,surroundings,tabs,waits}.test.ts',
  ],
  [/^src\/machines\/chat\/actors/, 'tests/machines/chat.{catchUp,connection,flood,paging,surroundings,tabs}.test.ts'],

  [
    /^src\/machines\/chat\/composer/,
    'tests/machines/{chat.sending,composer}.test.ts tests/models/composer.actor.test.ts',
  ],
  [/^src\/machines\/form\/draft/, 'tests/machines/drafts.test.ts tests/models/draft.actor.test.ts'],
  [/^src\/machines\/data\/request/, 'tests/machines/{failures,request}.test.ts tests/models/request.actor.test.ts'],
  [
    /^src\/machines\/session\/(?!idle)/,
    'tests/machines/{request,session,sessionParts}.test.ts tests/models/session.actor.test.ts',
  ],
  [/^src\/machines\/(?:data\/slowStates|lib\/machineTypes)\.ts$/, 'tests/models/slowTimer.actor.test.ts'],
  [
    /^src\/machines\/registration\/(?:participantForm|providerForm|sharedForm)/,
    'tests/machines/{drafts,registration.steps,registration.values}.test.ts',
  ],
  [
    /^src\/machines\/registration\//,
    'tests/machines/registration.steps.test.ts tests/models/registration.actor.test.ts',
  ],
  [/^src\/machines\/chat\/[\w.]+$/, CHAT],
  [/^src\/machines\/recovery\//, 'tests/machines/recovery*.test.ts tests/models/recovery*.actor.test.ts'],
  [/^src\/machines\/data\/queryCache/, 'tests/machines/remembered.test.ts'],
  [/^src\/machines\/data\/polling/, 'tests/models/polling.actor.test.ts'],
  [/^src\/machines\/data\/slowTimer/, 'tests/models/slowTimer.actor.test.ts'],
  [/^src\/machines\/form\/linkedAmounts/, 'tests/machines/linkedSums.test.ts'],
  [/^src\/machines\/form\/filePicker/, 'tests/machines/upload*.test.ts tests/models/filePicker.actor.test.ts'],
  [/^src\/machines\/app\/responseReports/, 'tests/machines/answerReports.test.ts'],
  [/^src\/machines\/ledger\//, 'tests/machines/ledger*.test.ts'],
  [
    /^src\/machines\/reconciliation\//,
    'tests/machines/matchPayments.test.ts tests/models/reconciliation*.actor.test.ts',
  ],
  [/^src\/machines\/(?:\w+\/)+([a-z]+)[\w.]*\.ts$/, 'tests/machines/$1*.test.ts tests/models/$1*.actor.test.ts'],
  [/^src\/mock-server\/domain\/matching\//, 'tests/mock-server/{lots,trades}.test.ts'],
  [/^src\/mock-server\/domain\/rules\/(?:bank|validation)/, 'tests/mock-server/{registration,withdrawals}.test.ts'],
  [/^src\/mock-server\/domain\/rules\/(?:currencies|newWallet)/, 'tests/mock-server/wallet*.test.ts'],
  [
    /^src\/mock-server\/domain\/rules\/(?:contracts|rates|requests|wallets)/,
    'tests/mock-server/{contracts,custody,exchanges,lots,trades,ved,walletBalances,wallets}.test.ts',
  ],
  [/^src\/mock-server\/domain\/rules\/agreements/, 'tests/mock-server/{agreements,standing}.test.ts'],
  [/^src\/mock-server\/domain\/rules\/operations/, 'tests/mock-server/{exchanges,lots,operations,ved}.test.ts'],
  [/^src\/mock-server\/domain\/rules\/ranking/, 'tests/mock-server/kyt.test.ts'],
  [/^src\/mock-server\/domain\/rules\/reports/, 'tests/mock-server/reports.test.ts'],
  [/^src\/mock-server\/domain\/money\/accounts/, 'tests/mock-server/organizationDecisions.test.ts'],
  [/^src\/mock-server\/domain\/money\/verifyLedger/, 'tests/mock-server/books.test.ts'],
  [/^src\/mock-server\/domain\/money\/seedLedger/, 'tests/mock-server/{books,deposits,seeds,withdrawals}.test.ts'],
  [/^src\/mock-server\/domain\/money\/statement/, 'tests/mock-server/{deposits,lots,trades,withdrawals}.test.ts'],
  [
    /^src\/mock-server\/domain\/money\//,
    'tests/mock-server/{books,deposits,exchanges,ledger,lots,seeds,trades,ved,walletBalances,withdrawals}.test.ts',
  ],
  [
    /^src\/mock-server\/(?:http\/authorization|domain\/account|domain\/lifecycle)\.ts/,
    'tests/mock-server/{deposits,gates,sessions,standing,wallets}.test.ts',
  ],
  [/^src\/mock-server\/db\/createDatabase/, 'tests/mock-server/persistence.test.ts'],
  [/^src\/mock-server\/http\/findRow/, 'tests/mock-server/{chats,deposits,organizations,standing,wallets}.test.ts'],
  [
    /^src\/mock-server\/domain\/records/,
    'tests/mock-server/{gates,organizations,registration,sessions,standing}.test.ts',
  ],
  [/^src\/mock-server\/http\/validate/, 'tests/mock-server/{deposits,hostile,kyt,trades}.test.ts'],
  [/^src\/mock-server\/http\/response/, 'tests/mock-server/{documents.reply,gates,sessions,wallets}.test.ts'],
  [
    /^src\/mock-server\/http\/pipeline/,
    'tests/mock-server/{chatSocket,documents.reply,faults,gates,persistence}.test.ts',
  ],
  [/^src\/mock-server\/transports\/pageClock/, 'tests/mock-server/pageClock.test.ts'],
  [/^src\/mock-server\/transports\/hostClient/, 'tests/mock-server/link.test.ts'],
  [/^src\/mock-server\/documents\/documentResponse/, 'tests/mock-server/documents.reply.test.ts'],
  [/^src\/mock-server\/documents\//, 'tests/mock-server/documents.{exports,writers}.test.ts'],
  [/^src\/mock-server\/(?:domain|routes)\/chats\.ts/, 'tests/mock-server/chat*.test.ts'],
  [/^src\/mock-server\/domain\/aml/, 'tests/mock-server/{kyt,wallets}.test.ts'],
  [/^src\/mock-server\/control\/requestLog/, 'tests/mock-server/control.test.ts'],
  [/^src\/mock-server\/http\/rateLimit/, 'tests/mock-server/sessions.test.ts'],
  [/^src\/mock-server\/domain\/(?:mail|rating)/, 'tests/mock-server/organizations.test.ts'],
  [/^src\/mock-server\/http\/media/, 'tests/mock-server/chats.test.ts'],
  [
    /^src\/mock-server\/(?:http\/route(?:Table)?|eagerRoutes)\./,
    'tests/mock-server/{firstAnswers,gates,hostile,router,sessions}.test.ts',
  ],
  [
    /^src\/mock-server\/(?:lazyModule|mockServer|db\/hydrate)/,
    'tests/mock-server/{chats,chatSocket,control,faults,firstAnswers,persistence,session}.test.ts',
  ],
  [/^src\/mock-server\/http\/sessions\.ts/, 'tests/mock-server/{persistence,session,sessions}.test.ts'],
  [/^src\/mock-server\/domain\/notify\.ts/, 'tests/mock-server/{notify,walletBalances}.test.ts'],
  [/^src\/mock-server\/(?:http|control)\/(faults|router)\.ts/, 'tests/mock-server/$1.test.ts'],
  [/^src\/mock-server\/http\/fieldFilter\.ts/, 'tests/mock-server/publicFields.test.ts'],
  [/^src\/mock-server\/transports\/socket\/chatRooms\.ts/, 'tests/mock-server/chatSocket.test.ts'],
  [/^src\/mock-server\/domain\/files/, 'tests/mock-server/chats.test.ts'],
  [/^src\/mock-server\/http\/message/, 'tests/mock-server/{control,faults,gates}.test.ts'],
  [/^src\/mock-server\/control\/controlApi/, 'tests/mock-server/{chatSocket,control,persistence,session}.test.ts'],
  [/^src\/mock-server\/recording\//, 'tests/mock-server/session.test.ts'],
  [/^src\/mock-server\/routes\/(?:\w+\/)?(?:tradeReview|trades)/, 'tests/mock-server/{lots,trades}.test.ts'],
  [
    /^src\/mock-server\/routes\/(?:\w+\/)?fiat/,
    'tests/mock-server/{deposits,documents.exports,standing,withdrawals}.test.ts',
  ],
  [/^src\/mock-server\/routes\/(?:\w+\/)?organizationStatus/, 'tests/mock-server/{agreements,standing}.test.ts'],
  [/^src\/mock-server\/routes\/(?:\w+\/)?walletReview/, 'tests/mock-server/{custody,wallet*}.test.ts'],
  [/^src\/mock-server\/routes\/(?:\w+\/)?submissions/, 'tests/mock-server/operations.test.ts'],
  [
    /^src\/mock-server\/routes\/(?:\w+\/)?(?:auth|preValidators|passwordRecovery)/,
    'tests/mock-server/sessions.test.ts',
  ],
  [/^src\/mock-server\/routes\/(?:\w+\/)?notifications/, 'tests/mock-server/{chats,kyt,registration,reports}.test.ts'],
  [
    /^src\/mock-server\/routes\/(?:\w+\/)?(?:filters|lists|pagination)/,
    'tests/mock-server/{chats,deposits,kyt,lists,operations,organizations,trades,wallets}.test.ts',
  ],
  [
    /^src\/mock-server\/routes\/(?:\w+\/)?(agreements|chats|contracts|custody|deposits|exchanges|kyt|operations|organizations|registration|reports|wallet|withdrawals)\w*\.ts/,
    'tests/mock-server/$1*.test.ts',
  ],
  [/^src\/mock-server\/routes\/(?:\w+\/)?payments/, 'tests/mock-server/ved.test.ts'],
  [/^src\/mock-server\/db\/(?:tableIndex|store)/, 'tests/mock-server/{kyt,trades,world}.test.ts'],
  [/^src\/mock-server\/db\//, 'tests/mock-server/{control,persistence,world}.test.ts'],
  [/^src\/mock-server\//, 'tests/mock-server/*.test.ts'],
  [/^src\/ui\/kit\/(?:display\/format|fields\/input\/amountInput)\.ts/, 'tests/ui/kit/{format,amountInput}.test.ts'],
  [
    /^src\/ui\/features\/trades\/(?:request\/request(?:Form|Wallets)|market\/offers|tradeKinds|lot\/lotTerms)\.ts/,
    'tests/ui/pure/requestForm.test.ts',
  ],
  [/^src\/ui\/features\/payments\/(?:form\/(?:paymentForm|quote)|sources)\.ts/, 'tests/ui/pure/paymentForm.test.ts'],
  [
    /^src\/ui\/(?:record\/payment\/clientBank|features\/(?:deposits\/paymentOrder|fiat\/reservedAmounts|withdrawals\/withdrawalForm|dashboard\/(?:attentionItems|dashboardPaths|firstSteps|holdings|weeklyFlow)))\.ts/,
    'tests/ui/pure/money.test.ts',
  ],
  [/^src\/ui\/features\/deposits\/bank\/openDeposits\.ts/, 'tests/ui/pure/openDeposits.test.ts'],
  [
    /^src\/ui\/(?:app\/screens\/company\/companyRecords|features\/trades\/operator\/queuePaths)\.ts/,
    'tests/ui/pure/companyRecords.test.ts',
  ],
  [/^src\/ui\/features\/search\/clientSources\.ts/, 'tests/ui/pure/clientSearch.test.ts'],
  [
    /^src\/ui\/(?:routing\/access|list\/sorting|form\/fields\/organizationOption|features\/(?:deposits\/depositAssignee|profile\/profileChange)|kit\/(?:display\/(?:aml|similarAddresses)|fields\/input\/deleteAcrossSeparator|table\/paginationRange)|record\/(?:wallet\/explorers|verificationAssignee))\.ts/,
    'tests/ui/pure/rules.test.ts',
  ],
  [/^src\/ui\/features\/inbox\/sources\.ts/, 'tests/ui/pure/inbox.test.ts'],
  [/^src\/ui\/features\/search\/(?:defineSource|operatorSources)\.ts/, 'tests/ui/pure/operatorSearch.test.ts'],
  [/^src\/ui\/features\/organizations\/verification\/organizationForm\.ts/, 'tests/ui/pure/organizationForm.test.ts'],
  [/^src\/ui\/form\/fields\/(?:masks|phoneMask)\.ts/, 'tests/ui/public.masks.test.ts'],
  [/^src\/ui\/form\/fields\/passwordStrength\.ts/, 'tests/ui/passwordStrength.test.ts'],
  [/^src\/ui\/app\/layouts\/area\/menu\.ts/, 'tests/ui/menu.test.ts'],
  [/^src\/ui\/features\/kyt\/companyList\.ts/, 'tests/ui/kyt.pure.test.ts'],
  [/^src\/ui\/(?:features\/ledger\/statement|record\/report\/executionReport\.ts)/, 'tests/ui/pure/documents.test.ts'],
  [/^src\/ui\/features\/deposits\/bank\//, 'tests/ui/bankReconciliation.test.tsx'],
  ...Object.entries(SCREENS).map(
    ([feature, tests]) =>
      /** @type {const} */ ([new RegExp(`^src/ui/features/${feature}/`), tests.split(',').map(screenTest).join(' ')]),
  ),
  [/^src\/ui\/hooks\/chat\//, 'tests/ui/chat.{area,named,waits}.test.tsx'],
  [/^src\/ui\/hooks\/list\//, 'tests/ui/{lists,lists.sort,openRow,relativeDays,rowWindow}.test.{ts,tsx}'],
  [/^src\/ui\/hooks\/form\//, 'tests/ui/{forms.account,deposits,pickedFiles}.test.tsx tests/ui/boot/*.test.tsx'],
  [/^src\/ui\/hooks\/session\//, 'tests/ui/{notices,agreements,recovery,registration}.test.tsx'],
  [/^src\/ui\/hooks\//, 'tests/ui/{deposits,waits,lists,part,clients}.test.tsx tests/ui/bind/*.test.tsx'],
  [
    /^src\/ui\/form\//,
    'tests/ui/{deposits,fieldHints,pickedFiles,retryAfter,lostWrite,password}.test.tsx tests/ui/public.masks.test.ts',
  ],
  [/^src\/ui\/list\//, 'tests/ui/{lists,lists.sort,lists.orders,rowWindow}.test.tsx'],
  [/^src\/ui\/record\//, 'tests/ui/{deposits,movedOn,commentRival,papers}.test.tsx'],
  [/^src\/ui\/kit\//, 'tests/ui/kit/*.test.{ts,tsx}'],
  [/^src\/ui\//, 'tests/ui/{access,deposits,modals}.test.tsx'],
];

/**
 * Reviewed equivalent mutants: they do not change the product's behaviour.
 * @type {Readonly<Record<string, string>>}
 */
export const ACCEPTED_SURVIVORS = {
  'src/machines/session/signOutSync.ts': 'the name of the word, the same at both ends',
  'src/api/storage/storage.ts': 'what narrows types only: a storage has a key at every place',
  'src/api/storage/storageJson.ts': 'what is no JSON is nothing either',
  'src/api/tokens.ts': 'an empty `catch` gives undefined as well; what stands in a token without a body is no JSON',
  'src/api/errors/retryAfter.ts': 'what is no number is no moment either',
  'src/api/validation/addressChecksum.ts': 'an empty `catch` gives undefined in place of false',
  'src/api/validation/dates.ts': 'signs behind a day make it no date in the next line',
  'src/api/chatSocket.ts':
    'no more than one attempt, whatever is said of a next one; the text of an error nobody reads',
  'src/api/endpoint.ts': 'the name of bytes, whichever it is; no call touches the tag of a break',
  'src/api/validation/file.ts': 'undefined in place of null for a file that is gone',
  'src/machines/agreements/agreements.machine.ts':
    'what narrows types only: what is accepted or read was chosen; what the first answer replaces',
  'src/machines/data/lists/allPages.ts': 'pages counted down are more than one as well',
  'src/machines/data/bulk.machine.ts': 'what narrows types only: a sequence runs while a record is left',
  'src/machines/chat/chat.machine.ts':
    'the ids of the machine and of its calls; what becomes of a failed message is noticed by hand since',
  'src/machines/chat/actors.ts':
    'what narrows types only; a token that is gone makes no address either way; nobody hears what is told after the end; an outbox is kept once more as it is; an empty claim',
  'src/machines/chat/socketStates.ts': 'the ids of calls',
  'src/machines/chat/setup.ts':
    'what narrows types only; the first entry is the one in flight; the name of the keeper’s one command; the id of an actor',
  'src/machines/chat/context.ts':
    'what narrows types only; what is replaced before it is read; no message has the id of a break',
  'src/machines/chat/composer.machine.ts':
    'what narrows types only: what was kept has an address; the picker that is emptied tells so too; the id of the machine',
  'src/machines/form/captcha.machine.ts': 'the id of the machine',
  'src/machines/form/confirm.machine.ts':
    'what names types only; closing forgets the subject at the start too; the id of the machine',
  'src/machines/data/copy.machine.ts': 'what stands for the text before there is one',
  'src/machines/app/connectivity.machine.ts': 'the ids of the machine and of its actor',
  'src/machines/data/download.machine.ts': 'what narrows types only; what stands for the name before there is a call',
  'src/machines/form/draft.machine.ts': 'undefined in place of null, and no JSON in place of it; the id of the machine',
  'src/machines/app/failures.machine.ts':
    'three branches that only the compiler asks for; calm and deciding differ for no one',
  'src/machines/session/idle.machine.ts':
    'what is no moment, however it is read; what another tab stored is read anew; the same moment again; the name of its one command; what breaks after the end xstate keeps to itself',
  'src/machines/kyt/kyt.machine.ts': 'the id of the machine',
  'src/machines/lifecycles': 'the id of a machine; a final status has no moves, called so or not',
  'src/machines/lifecycles/transitions.ts': 'what narrows types only: every move names where it leads',
  'src/machines/data/mutation.machine.ts': 'what narrows types only; the ids of the machine and of its call',
  'src/machines/data/lists/adjacentPage.ts':
    'a page without a place or without neighbours has none, whatever stands for them',
  'src/machines/app/notices.machine.ts': 'the id of the machine',
  'src/machines/data/ports.ts': 'the name of everything',
  'src/machines/data/query.machine.ts': 'what narrows types only: what asks has a question; the id of an actor',
  'src/machines/recovery/recovery.machine.ts': 'what stands for the mask and the token before there are any',
  'src/machines/recovery/setup.ts': 'what narrows types only; no step has the name of a break',
  'src/machines/registration/sharedForm.ts': 'what narrows types only: these fields hold text',
  'src/machines/data/search.machine.ts': 'the id of the machine',
  'src/machines/data/selection.machine.ts':
    'what is unreadable is no choice; what stands in the storage is told anew; the names of its one command',
  'src/machines/data/request.machine.ts':
    'what narrows types only; the id of the machine; what is neither renewed nor ended is a failure',
  'src/machines/session/session.machine.ts':
    'what narrows types only, a store that another tab empties within the same turn included; what is replaced before it is read',
  'src/machines/session/setup.ts': 'what narrows types only; what is replaced before it is read',
  'src/machines/session/tokenStates.ts':
    'what narrows types only; a refused refresh ends the session wherever it rests',
  'src/machines/chat/outbox.ts': 'an empty text is no JSON: nothing is restored either way',
  'src/machines/chat/list/startChat.machine.ts': 'what narrows types only; the id of an actor',
  'src/machines/session/context.ts': 'what narrows types only',
  'src/machines/session/requests.ts':
    'what narrows types only; whatever else another tab stores begins or ends a session by itself, and so does a refusal; a profile that cannot be read breaks in the next line',
  'src/machines/lib/machineTypes.ts': 'xstate never reads the value',
  'src/machines/app/unread.machine.ts':
    'the id of the machine; what the beginning of a session empties, and what is replaced before it is read',
  'src/machines/registration/registration.machine.ts': 'the text of an error nobody reads; the name of its one command',
  'src/machines/chat/list/createChat.machine.ts': 'what narrows types only; the ids of its actors',
  'src/machines/chat/list/chatList.machine.ts':
    'what narrows types only; what is found is settled in the next step too; nothing chosen is kept as nothing; the ids of the machine and its actors',
  'src/machines/app/app.machine.ts': 'narrows types only; the id of the machine',
  'src/machines/app/services.ts':
    'narrows types only; a preloaded chunk is loaded anyway; the only abort settles the session too',
  'src/machines/app/requestPorts.ts':
    'what narrows types only; what is loaded again is loaded anyway; what is neither renewed nor a failure is an end',
  'src/ui/app/screens/company/companyRecords.ts':
    'narrows types only: a record without a status has no state; no date is no date',
  'src/ui/features/dashboard/holdings.ts':
    'narrows types only: a pair without a currency finds no price; a third step finds none either; no worth is below zero',
  'src/ui/features/dashboard/weeklyFlow.ts': 'narrows types only: operations without a date are excluded before',
  'src/ui/features/ledger/statementDocument.ts': 'narrows types only: a debit has an amount',
  'src/ui/features/ledger/statementExchange.ts':
    'narrows types only: undated lines are left out; a number without digits is empty either way',
  'src/ui/features/payments/form/paymentForm.ts':
    'narrows types only; a wallet of the initial values that is replaced; no address of another network begins with 0x',
  'src/ui/features/payments/form/quote.ts': 'narrows types only: no rate has the name of a mutant',
  'src/ui/features/trades/lot/lotTerms.ts':
    'narrows types only: no date is no date; at equal times two requests differ by id; the fee of truncated roubles is the same',
  'src/ui/features/trades/request/requestForm.ts': 'narrows types only: an invalid amount has no total',
  'src/ui/features/trades/request/requestWallets.ts': 'narrows types only: one usable wallet is the first',
  'src/ui/record/report/executionReport.ts': 'narrows types only: a record always has a number',
  'src/machines/form/filePicker.machine.ts': 'what the first state empties anyway; the id of the machine',
  'src/machines/app/transport.ts':
    'a call between two turns need not wait for its own turn; a counter that decreases marks a change too; responses with maxAge 0 are never reused',
  'src/mock-server/domain/aml.ts': 'the text of an error nobody reads',
  'src/mock-server/control/requestLog.ts': 'what is no call has no number',
  'src/mock-server/domain/chats.ts': 'no message has the id «undefined»',
  'src/mock-server/http/fieldFilter.ts': 'what narrows types only: no list of an answer is missing',
  'src/mock-server/http/response.ts':
    'what narrows types only: every row is in the catalogue; the text of a refusal nobody reads',
  'src/mock-server/control/faults.ts':
    'what narrows types only: what is always left stays so, whatever is taken off; the text of an error nobody reads',
  'src/mock-server/http/sessions.ts':
    'the names of counters and the secret; what signatures are written in; a refresh token of a day outlives no session of thirty idle minutes; a token that is not kept is verified again, the same',
  'src/mock-server/routes/accounts/organizations.ts': 'what narrows types only: one text makes both tests, or none',
  'src/mock-server/routes/trading/exchanges.ts':
    'what waits comes first among what waits only, too; nothing is no partner either',
  'src/mock-server/routes/money/withdrawals.ts': 'an unknown currency has two places too',
  'src/mock-server/routes/chats.ts': 'what narrows types only: one of the two is named',
  'src/mock-server/routes/lists/filters.ts':
    'no search is the text of a break; days that were not asked for leave every row, tested or not',
  'src/mock-server/routes/lists/listQuery.ts':
    'the shorter way to the same rows; a row too many is passed over; what comes first is told by one field',
  'src/mock-server/routes/lists/pagination.ts': 'what is no number counts as the usual one',
  'src/mock-server/routes/reports.ts': 'the operations of a company are picked out of all of them too',
  'src/mock-server/routes/accounts/passwordRecovery.ts': 'the name of a counter',
  'src/mock-server/routes/accounts/registration.ts': 'what narrows types only: an organisation has its code',
  'src/mock-server/routes/accounts/organizationStatus.ts':
    'what narrows types only; whatever is not «renewed» is all; no event has the name of a break',
  'src/mock-server/routes/money/walletReview.ts': 'an address that is replaced before it is read',
  'src/mock-server/http/pipeline.ts': 'undefined in place of null; the texts of errors nobody reads',
  'src/mock-server/recording/redaction.ts':
    'what narrows types only; no secret is only ever optional; no field has the name of a break; what is no data is found out by reading it, too',
  'src/mock-server/control/controlApi.ts':
    'what narrows types only: nothing else breaks an import or an order, a form has no text; moved by nothing a clock stands where it was',
  'src/mock-server/domain/files.ts': 'what narrows types only: an upload has a name; the name of a counter',
  'src/mock-server/http/authorization.ts': 'no header is no bearer, whatever stands for it',
  'src/mock-server/http/rateLimit.ts': 'what is no moment was not just now',
  'src/mock-server/http/media.ts': 'an empty `catch` gives undefined, which is no file either',
  'src/mock-server/domain/money/accounts.ts':
    'what narrows types only: the bank of the operator is among the banks, one number of ten fits',
  'src/mock-server/domain/money/ledger.ts': 'what is not the reserve is what is available, whatever its name',
  'src/mock-server/domain/money/seedLedger.ts':
    'what narrows types only: every seed has rouble accounts, every account its organisation',
  'src/mock-server/http/validate.ts':
    'what narrows types only; a broken form comes through the Node server (tests/mock-server/transports.test.ts); limit 0 and offset 0 mean the default; a list of files that is missing is empty',
  'src/mock-server/db/clock.ts': 'before there is a world there is no time to tell',
  'src/mock-server/db/ids.ts': 'what narrows types only: no text is above a number; the highest again',
  'src/mock-server/db/tableIndex.ts':
    'what narrows types only: two values are of one kind; the name of a list, whatever it is made of',
  'src/mock-server/db/store.ts':
    'what is frozen is frozen again, what is no object stays as it is; a world begins with an empty journal',
  'src/mock-server/db/persistence.ts': 'what is only awaited may be no promise',
  'src/mock-server/domain/rules/ranking.ts': 'a list that is not kept is made again, the same',
  'src/mock-server/http/router.ts':
    'what narrows types only; what is not kept is compiled again, the same; two templates are told apart from either side',
  'src/mock-server/http/routeTable.ts': 'what narrows types only: the table has names of calls only',
  'src/mock-server/domain/rules/rates.ts': 'what narrows types only: who asks has looked whether there is a rate',
  'src/mock-server/domain/rules/reports.ts': 'what narrows types only: what is being made has its time',
  'src/mock-server/recording/recording.ts':
    'what there is before a world begins, and it begins with the server; the texts of errors nobody reads',
  'src/mock-server/mockServer.ts': 'what is no file and no call is not found either way',
  'src/mock-server/db/hydrate.ts':
    'what narrows types only: a row of that schema has a seed; only the large world, which is not kept twice, is not tried',
  'src/mock-server/lazyModule.ts': 'what narrows types only; what has not come throws either way',
  'src/mock-server/domain/rules/requests.ts': 'the name of a counter; an address of a file has a last part',
  'src/mock-server/matching':
    'what narrows types only, states that no call can cause; the store gives the earlier first; an unknown currency has two places too',
  'src/mock-server/transports/pageClock.ts': 'ids of timers may count down',
};
