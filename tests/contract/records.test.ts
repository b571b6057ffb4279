// Holds the record schemas against demo-world.json: every record passes with all its fields, a broken one does not.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type RecordName, records } from '../../scripts/openapi.records.ts';
import { demoRecords, writtenRecords } from './samples.ts';

type Plain = Readonly<Record<string, unknown>>;
const samples: Readonly<Record<RecordName, readonly Plain[]>> = { ...demoRecords, ...writtenRecords };
const schemas: Readonly<Record<RecordName, v.GenericSchema>> = records;
const names = Object.keys(records).filter((name): name is RecordName => name in records);

/** Fields without which a screen has nothing to show. */
const ALWAYS = ['id', 'message_id', 'status', 'company_name', 'created_at', 'currency', 'amount', 'balance'];

function accepts(name: RecordName, value: unknown): boolean {
  return v.safeParse(schemas[name], value).success;
}
/** Values that break a field: another type, and for times and amounts a text in no such format. */
function wrongFor(field: string, value: unknown): readonly unknown[] {
  if (typeof value !== 'string') return value === null ? [] : ['broken'];
  if (/^\d{4}-\d\d-\d\d/.test(value)) return [1, 'вчера'];
  return /^-?\d+\.\d+$/.test(value) && field !== 'version' ? [1, '1,5'] : [1];
}

describe('records of the demo world', () => {
  it('are all counted', () => {
    const counts = names.map((name) => `${name} ${samples[name].length}`);
    console.info(`${names.reduce((sum, name) => sum + samples[name].length, 0)} records: ${counts.join(', ')}`);
    expect(samples.Wallet).toHaveLength(40);
    expect(names.filter((name) => samples[name].length === 0)).toEqual([]);
  });

  it.each(names)('%s: every record passes and keeps every field', (name) => {
    for (const sample of samples[name]) expect(v.parse(schemas[name], sample)).toMatchObject(sample);
  });

  it.each(names.filter((name) => !TOLERANT.includes(name)))(
    '%s: a broken field is refused, whichever it is',
    (name) => {
      for (const sample of samples[name]) {
        const taken = Object.entries(sample).flatMap(([field, value]) =>
          wrongFor(field, value).filter((wrong) => accepts(name, { ...sample, [field]: wrong })),
        );
        expect(taken).toEqual([]);
      }
    },
  );

  it.each(names.filter((name) => !TOLERANT.includes(name)))(
    '%s: a field that screens rely on may not be missing',
    (name) => {
      const [sample = {}] = samples[name];
      const needed = ALWAYS.filter((field) => field in sample).filter((field) => !OPTIONAL[name]?.includes(field));
      expect(needed.length).toBeGreaterThan(0);
      const dispensable = needed.filter((field) => accepts(name, { ...sample, [field]: undefined }));
      expect(dispensable).toEqual([]);
    },
  );

  it.each(names)('%s: an unknown field is dropped', (name) => {
    const [sample = {}] = samples[name];
    expect(v.parse(schemas[name], { ...sample, unheard_of: 1 })).not.toHaveProperty('unheard_of');
  });
});

/** A row with unknown parts: none of them takes the chat away (tests/api/chatSocket.test.ts). */
const TOLERANT: readonly RecordName[] = ['Chat', 'ChatMessage', 'InvitableOrg'];

/** A contract born from its number alone knows no terms yet; a report without a company covers all. */
const OPTIONAL: Partial<Record<RecordName, readonly string[]>> = {
  Contract: ['currency', 'amount'],
  Report: ['company_name'],
};

describe('values kept as sent', () => {
  const [wallet] = demoRecords.Wallet;

  it.each([4.2, 6, '4.20', null])('AML score %j', (aml_percentage) => {
    expect(v.parse(records.Wallet, { ...wallet, aml_percentage }).aml_percentage).toBe(aml_percentage);
  });

  it.each(['4.2%', 'high', true, Number.NaN])('no AML score: %j', (aml_percentage) => {
    expect(accepts('Wallet', { ...wallet, aml_percentage })).toBe(false);
  });

  it('a status nobody has heard of', () => {
    expect(v.parse(records.Wallet, { ...wallet, status: 'frozen_by_court' }).status).toBe('frozen_by_court');
  });

  it.each([182500.5, '182 500,00', '1e5', ''])('money is a decimal string, not %j', (balance) => {
    expect(accepts('Wallet', { ...wallet, balance })).toBe(false);
  });

  it('a nullable field that is missing becomes null', () => {
    const { photo: _photo, ved_contract_number: _number, ...rest } = wallet ?? {};
    expect(v.parse(records.Wallet, rest)).toMatchObject({ photo: null, ved_contract_number: null });
  });

  it('lists of a record that are missing become empty', () => {
    const [trade] = demoRecords.Trade;
    expect(v.parse(records.Trade, { ...trade, files: undefined, events: null })).toMatchObject({
      files: [],
      events: [],
    });
  });
});
