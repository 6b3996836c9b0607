/** No test without a browser sees a style. */
export default ''
