// Stands in, in builds, for ufo, of which ofetch takes two functions: our client gives ofetch whole addresses, with neither a base
// nor a query of their own (src/api/client.ts). What ufo brings along for them is 1 kB gzip of every page of the areas.
function unused(): never {
  throw new Error('addresses are whole before ofetch gets them');
}

export { unused as withBase, unused as withQuery };
