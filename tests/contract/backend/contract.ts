// Response schemas of the contract, cached because each conversion processes all records.
import type { EndpointName } from '../../../src/api/endpoints/all.ts';
import { answerSchemaOf, recordSchemas } from '../../../scripts/openapi.document.ts';

const answers = new Map<EndpointName, object | null>();

/** Null for a file. */
export function getContractAnswer(name: EndpointName): object | null {
  const known = answers.get(name);
  if (known !== undefined) return known;
  const made = answerSchemaOf(name);
  answers.set(name, made);
  return made;
}

export const contractRecords: Readonly<Record<string, object>> = recordSchemas();
