// Field schemas shared by the row schemas.
import * as v from 'valibot';
import { ROLES } from '../../../api/roles.ts';

export const textColumn = v.string();
/** Decimal string; balances and amounts are never floats. */
export const moneyColumn = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/));
/** An amount that defaults to zero. */
export const zeroMoneyColumn = v.optional(moneyColumn, '0');
export const integerColumn = v.pipe(v.number(), v.safeInteger());
/** Defaults to null. */
export const nullableColumn = <S extends v.GenericSchema>(schema: S) => v.nullish(schema, null);
export const roleColumn = v.picklist(ROLES);
/** A stored file: its name and its URL below /media/. */
export const storedFileColumn = v.object({ id: integerColumn, name: textColumn, url: textColumn });
export const storedFilesColumn = v.optional(v.array(storedFileColumn), () => []);
export const ownerColumns = {
  company_id: integerColumn,
  company_name: textColumn,
  company_inn: nullableColumn(textColumn),
};
