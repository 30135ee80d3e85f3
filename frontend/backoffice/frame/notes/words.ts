export const noteWords = {
  notes: "Notes",
  noNotes: "No notes yet.",
  addNote: "Add note",
  note: "Note",
  noteAdded: "Note added",
  deleteNote: "Delete note",
  noteDeleted: "Note deleted",
  noteRemoved: "This note was deleted.",
  failed: "Couldn’t save that",
  by: (name: string, when: string) => `${name}, ${when}`,
};
