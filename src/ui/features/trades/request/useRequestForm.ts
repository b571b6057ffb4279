// Request form of one kind: linked amounts, draft, files, review, one call.
import { useLocation } from 'wouter';
import { exchangeBuyCreate, exchangeSellCreate } from '../../../../api/endpoints/exchanges.ts';
import { tradeBuyCreate, tradeSellCreate } from '../../../../api/endpoints/trades.ts';
import type { RecordId } from '../../../../api/recordId.ts';
import type { FormValues } from '../../../../machines/form/form.machine.ts';
import { updateLinkedAmounts } from '../../../../machines/form/linkedAmounts.ts';
import type { Form } from '../../../hooks/form/useForm.ts';
import { type ReviewForm, useReviewForm } from '../../../hooks/form/useMutationForm.ts';
import { type Draft, useDraft } from '../../../hooks/form/useDraft.ts';
import { type FocusRequest, useFocusRequest } from '../../../hooks/dom/useFocusRequest.ts';
import { useNotify } from '../../../hooks/session/useNotices.ts';
import { useDisclosure } from '../../../hooks/core/useDisclosure.ts';
import { type FileFieldBinding, useFileField } from '../../../hooks/form/useFileField.ts';
import type { RequestKind, TradePaths } from '../tradeKinds.ts';
import { tradeTexts } from '../texts.ts';
import {
  type RequestSources,
  type RequestTextField,
  type RequestValues,
  getRequestDraft,
  createEmptyRequest,
  toExchangeBody,
  getRequestPair,
  validateRequest,
  getRequestAmounts,
  toTradeBody,
} from './requestForm.ts';

export interface RequestInput {
  readonly userId: RecordId;
  readonly kind: RequestKind;
  readonly known: RequestSources;
  readonly places: TradePaths;
  /** Initial values: wallets without an alternative. */
  readonly start: RequestValues;
  /** Values of a market offer, and its number. */
  readonly offer: { readonly number: string | null; readonly typed: RequestValues } | null;
  /** Shortage of a payment, and the form of that payment, which reopens after the request is created. */
  readonly need: { readonly back: string; readonly typed: RequestValues } | null;
}

export interface RequestForm {
  readonly kind: RequestKind;
  readonly known: RequestSources;
  readonly form: Form;
  readonly reviewed: ReviewForm<true>;
  readonly draft: Draft;
  readonly picked: FileFieldBinding;
  /** Error summary of a refused submit: its id, which receives the focus. */
  readonly summary: FocusRequest & { readonly shown: boolean };
  /** Changes fields and stores the draft; an amount, the rate or a currency updates the dependent amount. */
  readonly change: (typed: RequestValues) => void;
  readonly discard: () => void;
}

const LINKED: readonly RequestTextField[] = [
  'amount_to_pay',
  'amount_to_receive',
  'exchange_rate',
  'currency_to_pay',
  'currency_to_receive',
];

type Create = typeof tradeBuyCreate | typeof tradeSellCreate | typeof exchangeBuyCreate | typeof exchangeSellCreate;

/** An exchange uses the buy or sell call by the sides of its pair. */
function createOf(kind: RequestKind): (values: FormValues) => Create {
  if (kind !== 'exchange') return () => (kind === 'sell' ? tradeSellCreate : tradeBuyCreate);
  return (values) => (getRequestPair(kind, values).side === 'buy' ? exchangeBuyCreate : exchangeSellCreate);
}

/**
 * Form of a request; `kind` is constant: linked amounts, draft, review, sending (tests/contract/calls.json rows 6 to 9).
 */
export function useRequestForm({ userId, kind, known, places, start, offer, need }: RequestInput): RequestForm {
  const [, navigate] = useLocation();
  const notify = useNotify();
  const summary = useFocusRequest();
  const summaryDisclosure = useDisclosure();
  const draft = useDraft(getRequestDraft(userId, kind, offer?.number ?? (need ? 'payment' : undefined)));
  const typed = offer?.typed ?? need?.typed ?? {};
  const empty = createEmptyRequest(kind, { ...start, ...typed });
  const initial = { ...empty, ...linked(kind, empty, typed) };
  const reviewed = useReviewForm<true, Create>(createOf(kind), {
    initial,
    found: draft.found,
    ownDraft: draft,
    maxLengths: { comment: 500 },
    validate: validateRequest(kind, known),
    input: (values) => ({
      body: kind === 'exchange' ? toExchangeBody(values) : toTradeBody(values, offer?.number ?? null),
    }),
    onInvalid() {
      summaryDisclosure.open();
      summary.request();
    },
    onDone(made) {
      draft.drop();
      notify('done', tradeTexts.created);
      navigate(need?.back ?? (made ? `${places.deal[kind]}/${made.id}` : places.deals));
    },
  });
  const { form } = reviewed;
  const set = (patch: FormValues) => {
    for (const [name, value] of Object.entries(patch)) form.change(name, value);
    draft.save({ ...form.values, ...patch });
  };
  return {
    kind,
    known,
    form,
    reviewed,
    draft,
    summary: { ...summary, shown: summaryDisclosure.isOpen },
    picked: useFileField(form, 'files', { many: true }),
    change: (changed) => set(linked(kind, form.values, changed)),
    discard() {
      form.reset();
      draft.drop();
    },
  };
}

/** Changes of `typed` with the dependent amount. */
function linked(kind: RequestKind, values: FormValues, typed: RequestValues): FormValues {
  const next = { ...values, ...typed };
  if (!LINKED.some((name) => typed[name] !== undefined)) return typed;
  const { amount_to_pay, amount_to_receive, exchange_rate } = typed;
  const edit = {
    ...(amount_to_pay === undefined ? {} : { amount_to_pay }),
    ...(amount_to_receive === undefined ? {} : { amount_to_receive }),
    ...(exchange_rate === undefined ? {} : { exchange_rate }),
  };
  return { ...typed, ...updateLinkedAmounts(getRequestPair(kind, next), getRequestAmounts(values), edit) };
}
