// Types of the example payloads: an entry for every event of every machine.
import type { EventFrom } from 'xstate';
import type { agreementsMachine } from '../../../../machines/agreements/agreements.machine.ts';
import type { appMachine } from '../../../../machines/app/app.machine.ts';
import type { bulkMachine } from '../../../../machines/data/bulk.machine.ts';
import type { captchaMachine } from '../../../../machines/form/captcha.machine.ts';
import type { chatMachine } from '../../../../machines/chat/chat.machine.ts';
import type { chatListMachine } from '../../../../machines/chat/list/chatList.machine.ts';
import type { composerMachine } from '../../../../machines/chat/composer.machine.ts';
import type { confirmMachine } from '../../../../machines/form/confirm.machine.ts';
import type { connectivityMachine } from '../../../../machines/app/connectivity.machine.ts';
import type { copyMachine } from '../../../../machines/data/copy.machine.ts';
import type { createChatMachine } from '../../../../machines/chat/list/createChat.machine.ts';
import type { downloadMachine } from '../../../../machines/data/download.machine.ts';
import type { draftMachine } from '../../../../machines/form/draft.machine.ts';
import type { failuresMachine } from '../../../../machines/app/failures.machine.ts';
import type { formMachine } from '../../../../machines/form/form.machine.ts';
import type { globalSearchMachine } from '../../../../machines/search/globalSearch.machine.ts';
import type { idleMachine } from '../../../../machines/session/idle.machine.ts';
import type { kytMachine, walletActionMachine } from '../../../../machines/kyt/kyt.machine.ts';
import type { mutationMachine } from '../../../../machines/data/mutation.machine.ts';
import type { noticesMachine } from '../../../../machines/app/notices.machine.ts';
import type { slowTimerMachine } from '../../../../machines/data/slowTimer.machine.ts';
import type { pollingMachine } from '../../../../machines/data/polling.machine.ts';
import type { queryMachine } from '../../../../machines/data/query.machine.ts';
import type { reconciliationMachine } from '../../../../machines/reconciliation/reconciliation.machine.ts';
import type { recoveryMachine } from '../../../../machines/recovery/recovery.machine.ts';
import type { registrationMachine } from '../../../../machines/registration/registration.machine.ts';
import type { searchMachine } from '../../../../machines/data/search.machine.ts';
import type { selectionMachine } from '../../../../machines/data/selection.machine.ts';
import type { sessionMachine } from '../../../../machines/session/session.machine.ts';
import type { startChatMachine } from '../../../../machines/chat/list/startChat.machine.ts';
import type { unreadMachine } from '../../../../machines/app/unread.machine.ts';
import type { filePickerMachine } from '../../../../machines/form/filePicker.machine.ts';

/** Reason why no example exists: a Russian sentence for the screen. */
export interface NoEventExample {
  readonly why: string;
}
type Carried<E> = Omit<E, 'type'>;
type ExampleOf<E> = keyof Carried<E> extends never ? Readonly<Record<string, never>> : Carried<E> | NoEventExample;
/** An entry per event type; internal events may be refused too. */
type Examples<M> = {
  readonly [T in EventFrom<M>['type']]: ExampleOf<Extract<EventFrom<M>, { type: T }>> | NoEventExample;
};
interface Machines {
  agreements: typeof agreementsMachine;
  app: typeof appMachine;
  bulk: typeof bulkMachine;
  captcha: typeof captchaMachine;
  chat: typeof chatMachine;
  chatList: typeof chatListMachine;
  composer: typeof composerMachine;
  confirm: typeof confirmMachine;
  connectivity: typeof connectivityMachine;
  copy: typeof copyMachine;
  createChat: typeof createChatMachine;
  download: typeof downloadMachine;
  draft: typeof draftMachine;
  failures: typeof failuresMachine;
  form: typeof formMachine;
  globalSearch: typeof globalSearchMachine;
  idle: typeof idleMachine;
  kyt: typeof kytMachine;
  mutation: typeof mutationMachine;
  notices: typeof noticesMachine;
  slowTimer: typeof slowTimerMachine;
  polling: typeof pollingMachine;
  query: typeof queryMachine;
  reconciliation: typeof reconciliationMachine;
  recovery: typeof recoveryMachine;
  registration: typeof registrationMachine;
  search: typeof searchMachine;
  selection: typeof selectionMachine;
  session: typeof sessionMachine;
  startChat: typeof startChatMachine;
  unread: typeof unreadMachine;
  filePicker: typeof filePickerMachine;
  walletAction: typeof walletActionMachine;
}

/** Examples of every machine. */
export type EventExamples = { readonly [K in keyof Machines]: Examples<Machines[K]> };
