export { DownloadPerson } from "./DownloadPerson.tsx";
export { EraseByAddress } from "./EraseByAddress.tsx";
export { ErasePerson } from "./ErasePerson.tsx";
export { EraseVisitor } from "./EraseVisitor.tsx";
