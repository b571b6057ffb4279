// Style files of the page: tokens as custom properties (generated from tokens.json by scripts/vite/tokensCss.ts), fonts,
// rules.
import 'virtual:tokens.css';
import './fonts.css';
import './global.css';
