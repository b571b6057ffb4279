// «Уведомить»: a message from the operator to the owner of a contract (tests/contract/calls.json row 30).
import { EMPTY_VALUE } from '../../kit/display/format.ts';
import { requiredValidator } from '../../../api/validation/validator.ts';
import { contractNotify } from '../../../api/endpoints/contracts.ts';
import type { Contract } from '../../../api/schemas/contracts.ts';
import { validateTexts, getTextValue, useMutationForm } from '../../hooks/form/useMutationForm.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { TextArea } from '../../kit/fields/TextArea.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { CONTRACT_LABELS, contractTexts } from './texts.ts';

interface ContractNoticeProps {
  readonly contract: Contract;
  readonly onClose: () => void;
}

export function ContractNotice({ contract, onClose }: ContractNoticeProps) {
  const notify = useNotify();
  const form = useMutationForm(contractNotify, {
    initial: { text: '' },
    draft: `contract-notice:${contract.id}`,
    maxLengths: { text: 500 },
    validate: (values) => validateTexts(values, { text: requiredValidator() }),
    input: (values) => ({ body: { contract_id: contract.id, text: getTextValue(values, 'text') } }),
    onDone() {
      notify('done', contractTexts.notified);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Уведомление по контракту"
      confirm="Отправить"
      form={form}
      labels={CONTRACT_LABELS}
      onClose={onClose}
    >
      <p>{`${contract.company_name ?? 'Организация'} получит уведомление «Контракт ${contract.ved_contract_number ?? EMPTY_VALUE}» с вашим текстом.`}</p>
      <TextArea {...form.text('text')} label="Текст уведомления" />
    </FormDialog>
  );
}
