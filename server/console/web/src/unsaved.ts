// Tells the frame whether the page's form has unsaved changes.
let unsaved = false;
export const hasUnsaved = () => unsaved;
/** Notes the state of the page's form until the returned function is called. */
export function keepUnsaved(dirty: boolean) {
  unsaved = dirty;
  return () => { unsaved = false; };
}
