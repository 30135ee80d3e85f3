const P = () => null;
export default P;
