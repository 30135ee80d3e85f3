export { TeamNote, FinderAsked } from "./TeamAsked.tsx";
