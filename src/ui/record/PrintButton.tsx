// «Печать»: the browser's print dialog; the print rules of global.css hide the rest of the page.
import { Printer } from 'lucide-react';
import { IconButton } from '../kit/actions/IconButton.tsx';

/** Icon button for the `tools` of a record. */
export function PrintButton() {
  return <IconButton label="Печать" icon={<Printer />} size="small" onClick={() => window.print()} />;
}
