/** Saves a file as if a download link had been clicked. */
export const saveFile = ({ file, name }: { file: Blob; name: string }) => {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
};
