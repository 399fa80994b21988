// A page has this script when somebody ended the session of this browser, perhaps while no page was open: nothing of it stays.
for (const name of ['munshi-unsaved', 'munshi-read'])
  try {
    indexedDB.deleteDatabase(name);
  } catch (error) {
    // A browser that refuses storage has nothing to remove.
    console.warn(error);
  }
