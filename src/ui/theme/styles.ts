// The page's style files: tokens as custom properties (made from tokens.json by scripts/vite/tokensCss.ts), faces, rules.
import 'virtual:tokens.css';
import './fonts.css';
import './global.css';
