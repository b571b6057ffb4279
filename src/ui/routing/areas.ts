// The areas of the product by URL.

export type Area = 'public' | 'account' | 'liquidity' | 'organization';

/** The area of an address, even if it has no screen. */
export function areaOfPath(path: string): Area {
  const [, first] = path.toLowerCase().match(/^\/(account|liquidity|organization)(?:\/|$)/) ?? [];
  return first === 'account' || first === 'liquidity' || first === 'organization' ? first : 'public';
}
