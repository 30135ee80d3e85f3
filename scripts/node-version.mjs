// Imported first by what people start: an older Node would fail later, somewhere, in words no one understands.
const wanted = [20, 19];
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < wanted[0] || (major === wanted[0] && minor < wanted[1])) {
  console.error(`Fungo needs Node ${wanted.join(".")} or newer. This is Node ${process.versions.node}.`);
  process.exit(1);
}
