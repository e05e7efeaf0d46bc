import { create } from 'zustand';

/** True while the menu of narrow windows is asked to open at its list of languages. */
export const useMenuRequest = create(() => ({ languages: false }));
