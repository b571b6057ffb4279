// @vitest-environment jsdom
// Texts that others have chosen: names of any writing, addresses that look alike in one list.
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Address } from '../../../src/ui/kit/display/Address.tsx';
import { DescriptionList } from '../../../src/ui/kit/display/DescriptionList.tsx';
import { LOOK_ALIKE_WARNING, SafeName } from '../../../src/ui/kit/display/SafeName.tsx';
import { type Column, Table } from '../../../src/ui/kit/table/Table.tsx';
import { getDistinguishingPart } from '../../../src/ui/kit/display/similarAddresses.ts';

afterEach(cleanup);

test('isolates a name from the surrounding text direction, and marks one that resembles another', () => {
  render(
    <p>
      <SafeName>שלום בע&quot;מ</SafeName>
      <SafeName>ООО «Bосток»</SafeName>
    </p>,
  );
  expect(screen.getByText('שלום בע"מ').tagName).toBe('BDI');
  expect(screen.getAllByTitle(LOOK_ALIKE_WARNING)).toHaveLength(1);
});

test('marks a value in a description list too', () => {
  render(<DescriptionList rows={[{ label: 'Получатель', value: 'ООО «Bосток»' }]} />);
  expect(screen.getByText(LOOK_ALIKE_WARNING)).toBeTruthy();
});

const ONE = 'TRtHoXUkEJXSdD2AbNyugHrqKty6ydGYit';
const TWIN = 'TRtHoXUkEJXSdQ9AbNyugHrqKty6ydGYit';
const FAR = 'TXYZoXUkEJXSdD2AbNyugHrqKty6ydGYit';
const EVM = '0xAbCdEf0123456789aBcDeF0123456789AbCdEf01';

test.each([
  ['none is alike', ONE, [ONE, FAR], null],
  ['it is listed twice', ONE, [ONE, ONE], null],
  ['it is listed in another case', EVM, [EVM, EVM.toLowerCase()], null],
  ['one is alike', ONE, [ONE, TWIN], 'D2Ab'],
  ['seen from the other one', TWIN, [ONE, TWIN], 'Q9Ab'],
  ['one is longer', '0x12345678abcd', ['0x12345678abcd', '0x12345679999abcd'], '5678'],
])('where %s, %s differs from the others of %j in %j', (_, address, list, middle) =>
  expect(getDistinguishingPart(address, list)).toBe(middle),
);

test('rows of one list with such addresses show where they differ', () => {
  const columns: readonly Column<{ readonly address: string }>[] = [
    { key: 'address', title: 'Адрес', cell: ({ address }) => <Address address={address} /> },
  ];
  const rows = [ONE, TWIN, FAR].map((address) => ({ address }));
  render(<Table label="Кошельки" columns={columns} rows={rows} rowKey={({ address }) => address} />);
  const [, first, second, third] = screen.getAllByRole('row');
  expect([first, second, third].map((row) => row && within(row).getByRole('cell').textContent)).toEqual([
    expect.stringMatching(/^TRtH\.\.\.GYit.*…D2Ab…$/),
    expect.stringMatching(/^TRtH\.\.\.GYit.*…Q9Ab…$/),
    'TXYZ...GYit',
  ]);
});
