// «Печать»: the browser's own print of the open card; what is not on paper is told by the print rules of global.css.
import { Printer } from 'lucide-react';
import { IconButton } from '../kit/actions/IconButton.tsx';

/** An icon button for the `tools` of a record. */
export function PrintButton() {
  return <IconButton label="Печать" icon={<Printer />} size="small" onClick={() => window.print()} />;
}
