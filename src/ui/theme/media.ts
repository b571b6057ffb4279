// Media queries of the breakpoints, as components and global.css write them; a test holds them against tokens.json.

/** Below the mobile breakpoint: lists become cards, dialogs sheets, controls 44 px high. Paper, narrower than it, has tables. */
export const belowMobile = '@media screen and (max-width: 767px)';

/** Columns of a table move together before it has to scroll sideways. */
export const onSmallLaptops = '@media (min-width: 768px) and (max-width: 1439px)';

/** Firefox before 121. Rules of `:has` that a control needs are repeated in it by other means; decoration is left out. */
export const withoutHas = '@supports not selector(:has(a))';

/** The menu is icons, so that the title of the page and its table have the room. */
export const onTablets = '@media (min-width: 768px) and (max-width: 1279px)';
