/** The special rules, one file each: importing a file is what makes its rule known. */
