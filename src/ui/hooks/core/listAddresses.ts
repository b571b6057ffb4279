// The addresses of the rows of a list, for the addresses drawn in it.
import { createContext } from 'react';

export const ListAddressesContext = createContext<readonly string[]>([]);
