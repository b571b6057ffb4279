// «Уведомить»: a text of the operator to the owner of a contract (contract row 30).
import { required } from '../../../api/validation/validator.ts';
import { contractNotify } from '../../../api/endpoints/contracts.ts';
import type { Contract } from '../../../api/schemas/contracts.ts';
import { textErrors, textIn, useCallForm } from '../../hooks/form/useMutationForm.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { TextArea } from '../../kit/fields/TextArea.tsx';
import { CallDialog } from '../../form/FormDialog.tsx';
import { LABELS, texts } from './texts.ts';

interface ContractNoticeProps {
  readonly contract: Contract;
  readonly onClose: () => void;
}

export function ContractNotice({ contract, onClose }: ContractNoticeProps) {
  const notify = useNotify();
  const form = useCallForm(contractNotify, {
    initial: { text: '' },
    draft: `contract-notice:${contract.id}`,
    longest: { text: 500 },
    validate: (values) => textErrors(values, { text: required() }),
    input: (values) => ({ body: { contract_id: contract.id, text: textIn(values, 'text') } }),
    onDone() {
      notify('done', texts.notified);
      onClose();
    },
  });
  return (
    <CallDialog title="Уведомление по договору" confirm="Отправить" form={form} labels={LABELS} onClose={onClose}>
      <p>{`${contract.company_name} получит уведомление «Договор ${contract.ved_contract_number}» с вашим текстом.`}</p>
      <TextArea {...form.text('text')} label="Текст уведомления" />
    </CallDialog>
  );
}
