// Holds the record schemas against demo-world.json: every record passes with all its fields, a broken one does not.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type RecordName, records } from '../../scripts/openapi.records.ts';
import { demoRecords, writtenRecords } from './samples.ts';

type Plain = Readonly<Record<string, unknown>>;
const samples: Readonly<Record<RecordName, readonly Plain[]>> = { ...demoRecords, ...writtenRecords };
const schemas: Readonly<Record<RecordName, v.GenericSchema>> = records;
const names = Object.keys(records).filter((name): name is RecordName => name in records);

/** Identifying fields of a record besides its id, and keys of the calls that read it. */
const KEYS: Partial<Record<RecordName, readonly string[]>> = {
  OrganizationRow: ['role'],
  CustodialSummary: ['currency'],
  Trade: [
    'status',
    'request_type',
    'currency_to_pay',
    'amount_to_pay',
    'currency_to_receive',
    'amount_to_receive',
    'exchange_rate',
  ],
};
/** Read by schemas of their own. */
const STRICT: ReadonlySet<RecordName> = new Set(['Chat', 'ChatMessage', 'InvitableOrg']);
/** The only one of its owner, or known by the token. */
const NAMELESS: ReadonlySet<RecordName> = new Set(['FiatWallet', 'User']);
const BROKEN = [undefined, null, true, 1, 'вчера', '1,5', {}, [], [{}], { id: 7 }, '2026-11-20 18:00'];
const without = (record: unknown, field: string) => ({ ...Object(record), [field]: undefined });

function accepts(name: RecordName, value: unknown): boolean {
  return v.safeParse(schemas[name], value).success;
}
describe('records of the demo data', () => {
  it('are all counted', () => {
    const counts = names.map((name) => `${name} ${samples[name].length}`);
    console.info(`${names.reduce((sum, name) => sum + samples[name].length, 0)} records: ${counts.join(', ')}`);
    expect(samples.Wallet).toHaveLength(40);
    expect(names.filter((name) => samples[name].length === 0)).toEqual([]);
  });

  it.each(names)('%s: every record passes and keeps every field', (name) => {
    for (const sample of samples[name]) expect(v.parse(schemas[name], sample)).toMatchObject(sample);
  });

  it('an invalid or missing field affects neither its record nor the other fields', () => {
    let combinations = 0;
    for (const name of names.filter((one) => !STRICT.has(one))) {
      const [sample = {}] = samples[name];
      const whole = v.safeParse(schemas[name], sample).output;
      for (const field of Object.keys(sample).filter((one) => !KEYS[name]?.includes(one) && one !== 'id'))
        for (const broken of BROKEN) {
          combinations += 1;
          const { typed, output } = v.safeParse(schemas[name], { ...sample, [field]: broken });
          expect([name, field, typed, without(output, field)]).toEqual([name, field, true, without(whole, field)]);
        }
    }
    console.info(`${combinations} combinations of schema, field and broken value`);
  });

  it.each([undefined, null, {}, [], true])('rejects a record with the id %j', (id) => {
    const taken = names.filter((name) => 'id' in (samples[name][0] ?? {}) && !NAMELESS.has(name));
    expect(taken.filter((name) => accepts(name, { ...samples[name][0], id }))).toEqual([]);
  });

  it.each(names)('%s: an unknown field is dropped', (name) => {
    const [sample = {}] = samples[name];
    expect(v.parse(schemas[name], { ...sample, unheard_of: 1 })).not.toHaveProperty('unheard_of');
  });
});

describe('values kept as sent', () => {
  const [wallet] = demoRecords.Wallet;

  it.each([4.2, 6, '4.20', null])('AML score %j', (aml_percentage) => {
    expect(v.parse(records.Wallet, { ...wallet, aml_percentage }).aml_percentage).toBe(aml_percentage);
  });

  it.each(['4.2%', 'high', true, Number.NaN])('no AML score: %j', (aml_percentage) => {
    expect(v.safeParse(records.Wallet, { ...wallet, aml_percentage }).output).toMatchObject({ aml_percentage: null });
  });

  it('an unknown status', () => {
    expect(v.parse(records.Wallet, { ...wallet, status: 'frozen_by_court' }).status).toBe('frozen_by_court');
  });

  it('a nullable field that is missing becomes null', () => {
    const { photo: _photo, ved_contract_number: _number, ...rest } = wallet ?? {};
    expect(v.safeParse(records.Wallet, rest).output).toMatchObject({ photo: null, ved_contract_number: null });
  });

  it('lists of a record that are missing become empty', () => {
    const [trade] = demoRecords.Trade;
    expect(v.parse(records.Trade, { ...trade, files: undefined, events: null })).toMatchObject({
      files: [],
      events: [],
    });
  });
});
