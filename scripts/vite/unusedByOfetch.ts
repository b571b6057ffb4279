// Stands in, in builds, for what ofetch imports and our client never has it call: ufo (our addresses are whole, with neither a
// base nor a query of their own) and destr (src/api/client.ts reads the bodies itself). 1.5 kB gzip of every page of the areas.
function unused(): never {
  throw new Error('the client hands ofetch whole addresses and reads its streams');
}

export { unused as default, unused as withBase, unused as withQuery };
