// Media queries of the breakpoints, also used in global.css; a test checks them against tokens.json.

/**
 * Below the mobile breakpoint: lists become cards, dialogs sheets, controls 44 px high. Print is narrower but keeps tables.
 */
export const belowMobile = '@media screen and (max-width: 767px)';

/** Columns that fit on a wide screen only are hidden. */
export const belowWide = '@media (min-width: 768px) and (max-width: 1599px)';

/** Table columns shrink before the table scrolls. */
export const onSmallLaptops = '@media (min-width: 768px) and (max-width: 1439px)';

/** Firefox before 121. Essential rules with `:has` are repeated here by other means; decorative ones are omitted. */
export const withoutHasSelector = '@supports not selector(:has(a))';

/** The menu has icons only, to leave room for title and table. */
export const onTablets = '@media (min-width: 768px) and (max-width: 1279px)';
