/** The folder above is another project. */
export default { turbopack: { root: import.meta.dirname } };
