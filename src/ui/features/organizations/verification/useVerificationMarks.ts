// The operator's judgement of a form: fields marked as right, remarks on the others. Stored in this browser only: the
// contract has no field for it.
import * as v from 'valibot';
import type { OrganizationRow } from '../../../../api/schemas/organizations.ts';
import { usePreference } from '../../../hooks/list/usePreference.ts';
import type { FormDocument, FormFieldRow, FormSection } from './organizationForm.ts';

const namesSchema = v.array(v.string());
const remarksSchema = v.record(v.string(), v.string());

export interface VerificationMarks {
  /** Names of the fields marked as right. */
  readonly ticked: readonly string[];
  readonly onTick: (name: string, isTicked: boolean) => void;
  /** Remarks by field; an empty one is being written. */
  readonly remarks: Readonly<Record<string, string>>;
  /** Null removes the remark. */
  readonly onRemark: (name: string, text: string | null) => void;
  /** «7 из 14»: fields judged. */
  readonly progress: string;
  readonly unjudged: readonly FormFieldRow[];
  /** Text for the client: remarks and missing documents; '' without any. */
  readonly request: string;
}

export function useVerificationMarks(
  { id, role }: Pick<OrganizationRow, 'id' | 'role'>,
  blocks: readonly FormSection[],
  documents: readonly FormDocument[],
): VerificationMarks {
  const [ticked, setTicked] = usePreference(`checked:${role}:${id}`, namesSchema, []);
  const [remarks, setRemarks] = usePreference(`remarks:${role}:${id}`, remarksSchema, {});
  const fields = blocks.flatMap((block) => block.fields);
  const remarkOf = ({ name }: FormFieldRow) => remarks[name]?.trim() ?? '';
  const unjudged = fields.filter((field) => !ticked.includes(field.name) && remarkOf(field) === '');
  return {
    ticked,
    onTick: (name, isTicked) => setTicked(isTicked ? [...ticked, name] : ticked.filter((other) => other !== name)),
    remarks,
    onRemark(name, text) {
      const others = Object.fromEntries(Object.entries(remarks).filter(([other]) => other !== name));
      setRemarks(text === null ? others : { ...others, [name]: text });
    },
    progress: `${fields.length - unjudged.length} из ${fields.length}`,
    unjudged,
    request: [
      ...fields.flatMap((field) => (remarkOf(field) === '' ? [] : [`${field.label}: ${remarkOf(field)}`])),
      ...documents.flatMap(({ label, address }) => (address === null ? [`${label}: не приложен`] : [])),
    ].join('\n'),
  };
}
